export const production = import.meta.env.MODE === 'production';
