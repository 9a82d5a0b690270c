export * as names from './names';
