/** What pages know of the embedded search: `usePluginData('site-search')`. */
export type SearchAddresses = {readonly index: string; readonly worker: string};
