/** Something with a place on the map and a name to ask for it by. */
export interface PlaceEntry {
  readonly kind: 'region' | 'city' | 'district' | 'part';
  readonly name: { readonly ar: string; readonly en: string };
  /** What it is found by, where that is not its name. */
  readonly foundBy?: readonly string[] | undefined;
  readonly region: string;
  readonly city?: string | undefined;
  readonly district?: string | undefined;
  /** Whether it is a city or the seat of a governorate, not a village. */
  readonly listed?: boolean | undefined;
  /** The larger city near which a town or village lies: it tells places of one name apart. */
  readonly near?: string | undefined;
  /** Where it lies, degrees (WGS 84); of cities and villages, which may have one name and lie near one city. */
  readonly centre?: { readonly lon: number; readonly lat: number } | undefined;
  /** The governorate under whose name its town is known as well. */
  readonly partOf?: string | undefined;
  /** Whether an announcement names it, of a district. */
  readonly announced?: boolean | undefined;
  /** The announcement that names it, of a part. */
  readonly area?: string | undefined;
  /** The number of the plan, or the name of a part that has none. */
  readonly plan?: string | undefined;
}
