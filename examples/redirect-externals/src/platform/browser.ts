export const platform: string = 'a browser';
