import path from 'node:path';

export const templates = path.join(__dirname, 'templates');

export const name = path.basename(__filename);

/** Loads a plugin that the user has named in a configuration file. */
export function loadPlugin(id: string): unknown {
  return require(id);
}
