/** File with the licences of the packages in the site's scripts, for all languages. */
export const licencesFile = 'licenses.txt';

/** Files for language models in each language (llmstxt.org). */
export const llmsFiles = {
  /** List of all pages with their descriptions. */
  index: 'llms.txt',
  /** Full text of all pages. */
  full: 'llms-full.txt',
} as const;

/** File with instructions for coding agents, for all languages (agentskills.io). */
export const skillFile = 'skill.md';

/** List of the skills with their hashes, by which agents find them (Agent Skills Discovery 0.2.0). */
export const skillsIndexFile = '.well-known/agent-skills/index.json';
