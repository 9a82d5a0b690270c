export const name = 'tokens';
