/** Kilometres in a degree of latitude, and in one of longitude at the equator (WGS 84, rounded). */
export const KM_A_DEGREE = 111.32;
export const METRES_A_DEGREE = 1_000 * KM_A_DEGREE;

/** How much narrower a degree of longitude is at a latitude, in degrees, than at the equator. */
export const narrowingAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);
