import type {MessageId} from '../../site/locales';

/** The three layers, from the one you use down to the one that does the work. */
export const layers: readonly {readonly name: string; readonly role: MessageId}[] = [
  {name: 'Rslib', role: 'layers.rslib'},
  {name: 'Rsbuild', role: 'layers.rsbuild'},
  {name: 'Rspack', role: 'layers.rspack'},
];
