/** Licences of the packages in the site's scripts; one file for all languages. */
export const licencesFile = 'licenses.txt';

/** Files for language models, per language (llmstxt.org). */
export const llmsFiles = {
  /** Every page with its description. */
  index: 'llms.txt',
  /** Every page in full. */
  full: 'llms-full.txt',
} as const;

/** Instructions for coding agents; one file for all languages (agentskills.io). */
export const skillFile = 'skill.md';
