/** Returns true in a build, false in the development server. */
export const isBuild = (): boolean => process.env.NODE_ENV !== 'development';
