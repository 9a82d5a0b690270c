export const greeting = 'Hello';
