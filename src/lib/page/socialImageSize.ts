/** The size of a social image, which every network takes for a large one. */
export const cardSize = {width: 1200, height: 630} as const;
