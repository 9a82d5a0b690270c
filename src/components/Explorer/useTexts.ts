import {textGroupOf, type IndexRecord, type TextsRecord} from '@site/src/rslib/explorer/records';
import type {ReadText} from '@site/src/rslib/explorer/model';
import {useCallback, useEffect, useState} from 'react';
import {loadRecord} from './loadRecord';

type Texts = {
  readonly read: ReadText;
  /** Loads the groups of texts with these numbers. */
  readonly load: (groups: readonly number[]) => void;
  /** True if the last download failed. */
  readonly hasFailed: boolean;
};

/** Returns functions that read and load the texts of built files. Each group of texts is one JSON file. */
export function useTexts(index: IndexRecord): Texts {
  const [groups, setGroups] = useState<Readonly<Record<number, TextsRecord>>>({});
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback((needed: readonly number[]) => {
    for (const group of needed) {
      // A group that has been loaded before comes from the module cache.
      loadRecord<TextsRecord>(`texts-${group}`).then(
        (texts) => {
          setHasFailed(false);
          setGroups((loaded) => (loaded[group] ? loaded : {...loaded, [group]: texts}));
        },
        () => setHasFailed(true),
      );
    }
  }, []);
  const read = useCallback(
    (id: number) => {
      const group = textGroupOf(index, id);
      return groups[group]?.[id - index.textGroups[group]!];
    },
    [groups, index],
  );
  // Preloads the group that the first change most likely needs: ESM and CommonJS in current syntax, not minified.
  useEffect(() => load([0]), [load]);
  return {read, load, hasFailed};
}
