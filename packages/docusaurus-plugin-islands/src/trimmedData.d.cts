declare const trimmedFields: (
  data: object,
) => readonly {readonly owner: object; readonly key: string; readonly path: string}[];
export = trimmedFields;
