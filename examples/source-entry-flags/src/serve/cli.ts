export const command = 'serve';
