/** A host as the provider's client wants it. */
type TransporterHost = {
  readonly url: string;
  readonly accept: 'readWrite';
  readonly protocol: 'http' | 'https';
};

/** Origins for the provider's client, which asks them in this order. */
export function transporterHosts(origins: readonly string[]): readonly TransporterHost[] {
  return origins.map((origin) => {
    const {host, protocol} = new URL(origin);
    return {url: host, accept: 'readWrite', protocol: protocol === 'http:' ? 'http' : 'https'};
  });
}

type Host = {readonly url: string};
type HostsCache = {
  get(host: Host, otherwise: () => Promise<unknown>): Promise<unknown>;
  set(host: Host, state: unknown): Promise<unknown>;
};

/**
 * Makes a client remember which hosts failed. It writes their state under another key than it reads, so that a dead
 * host would be asked first every time instead of resting for 120 s. Nothing goes to the browser's storage.
 */
export function rememberHosts(cache: HostsCache, states: Map<string, unknown>): void {
  cache.get = (host, otherwise) =>
    states.has(host.url) ? Promise.resolve(states.get(host.url)) : otherwise();
  cache.set = (host, state) => {
    states.set(host.url, state);
    return Promise.resolve(state);
  };
}
