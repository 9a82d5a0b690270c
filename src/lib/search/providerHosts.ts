/** A host in the format of the provider's client. */
type TransporterHost = {
  readonly url: string;
  readonly accept: 'readWrite';
  readonly protocol: 'http' | 'https';
};

/** Returns the hosts for the provider's client, which requests them in this order. */
export function transporterHosts(origins: readonly string[]): readonly TransporterHost[] {
  return origins.map((origin) => {
    const {host, protocol} = new URL(origin);
    return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
  });
}

type Host = {readonly url: string};

const states = new Map<string, unknown>();

/**
 * In-memory cache of the states of the provider's hosts, by which the client skips a failed host for 120 s. It replaces
 * the client's own cache, which writes a state under one key and reads it under another.
 */
export const hostsCache = {
  get: ({url}: Host, otherwise: () => Promise<unknown>): Promise<unknown> =>
    states.has(url) ? Promise.resolve(states.get(url)) : otherwise(),
  set: ({url}: Host, state: unknown): Promise<unknown> => {
    states.set(url, state);
    return Promise.resolve(state);
  },
};
