export const logo = new URL('./logo.svg', import.meta.url);

// Left alone: the file is not part of the build.
export const data = new URL(/* rspackIgnore: true */ '../data.json', import.meta.url);
