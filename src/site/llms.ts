/** Files that tell a language model what the site holds, one of each per language (llmstxt.org). */
export const llmsFiles = {
  /** Every page with its description. */
  index: 'llms.txt',
  /** Every page in full. */
  full: 'llms-full.txt',
} as const;

/** What an agent has to know to use the product, once for all languages (agentskills.io). */
export const skillFile = 'skill.md';
