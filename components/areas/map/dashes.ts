/** Of lines around what is estimated, on drawings and on the map to move about in: none of them is firm. */
export const DASHES = { announced: '5 3', around: '2 3', asked: '9 4' } as const;
