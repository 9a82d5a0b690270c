import { USD } from './rates.json';

export const toDollars = (euros) => euros * USD;
