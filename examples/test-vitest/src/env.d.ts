declare const CENTS: number;
