export const euro = (amount: number): string => `${amount} €`;
