import rates from './rates.json' with { type: 'json' };

export const toDollars = (euros: number): number => euros * rates.USD;
