export const platform: string = 'node';
