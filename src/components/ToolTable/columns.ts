import type {MessageId} from '../../site/locales';

/** Column heads of the tool table. */
export const columns: readonly MessageId[] = [
  'toolTable.tool',
  'toolTable.use',
  'toolTable.package',
];
