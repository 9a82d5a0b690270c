export const address = import.meta.url;
