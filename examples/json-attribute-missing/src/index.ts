import rates from './rates.json';

export const dollars = (euros: number): number => euros * rates.USD;
