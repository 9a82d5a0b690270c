import rates, { USD } from './rates.json';

export const byName = (euros: number): number => euros * USD;
export const byDefault = (euros: number): number => euros * rates.USD;
