import type { LandmarkKind } from '@/lib/site/maps/labels/landmarks';

/** A disc on the ground of the page, and the picture on it. */
export const landmarkInks = {
  disc: 'fill-white stroke-brown-700 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
  picture: 'fill-brown-800 forced-colors:fill-[CanvasText]',
} as const;

/** Path data around the middle of a sign, in pixels. */
export const landmarkPictures: Record<LandmarkKind, string> = {
  airport:
    'M0-6.2c.6 0 .9.8.9 1.8v2.2l5 3.2v1.4l-5-1.6v2.9l1.6 1.2V6L0 5.200-2.500 6V4.900l1.600-1.200V.8l-5 1.600V1l5-3.200v-2.200c0-1 .3-1.800.9-1.800z',
  fort: 'M-5.500 5V-4.500h2.200v1.700h1.700v-1.700h3.200v1.700h1.700v-1.700h2.200V5H1.600V2.100a1.600 1.600 0 0 0-3.200 0V5z',
  mosque:
    'M-5.500 5V1.200h1.200C-4.300-1.400-1.600-2.200-.4-4.600V-6.200h.8v1.600c1.200 2.400 3.900 3.200 3.900 5.800h1.200V5H1.500V3a1.500 1.500 0 0 0-3 0v2z',
  stadium:
    'M0-4.200C3.700-4.200 6.200-2.500 6.200 0S3.700 4.200 0 4.200-6.200 2.500-6.200 0-3.700-4.200 0-4.200zM0-2C-2.200-2-3.700-1.100-3.700 0S-2.200 2 0 2 3.700 1.100 3.700 0 2.200-2 0-2z',
  tower:
    'M-3 5.800V-1C-3-3.600-1.700-5.300 0-6.500 1.700-5.300 3-3.600 3-1v6.800H1.100V-.6a1.100 1.100 0 0 0-2.200 0v6.400z',
  university:
    'M0-5 6.600-1.900 0 1.200l-6.600-3.100zM-3.900.9 0 2.700l3.900-1.800v2.700C2.900 4.800 1.500 5.300 0 5.300s-2.900-.5-3.900-1.700z',
};
