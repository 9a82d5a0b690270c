/** Size of social images, in px: that of large previews. */
export const cardSize = {width: 1200, height: 630} as const;
