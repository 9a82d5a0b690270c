/** Size of social images in px, with which social networks show a large preview. */
export const cardSize = {width: 1200, height: 630} as const;
