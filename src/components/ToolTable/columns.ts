import type {MessageId} from '../../site/locales';

export const columns: readonly MessageId[] = [
  'toolTable.tool',
  'toolTable.use',
  'toolTable.package',
];
