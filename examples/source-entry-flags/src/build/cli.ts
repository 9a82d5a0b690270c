export const command = 'build';
