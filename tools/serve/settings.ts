type Settings = {
  readonly siteUrl: string;
  /** Begins and ends in a slash. */
  readonly base: string;
  readonly port: number;
  /** The port was asked for, so no other will do. */
  readonly portIsFixed: boolean;
};

type Env = Readonly<Record<string, string | undefined>>;

/** What the commands read from the environment; a value that cannot be meant is an error. */
export function readSettings(env: Env): Settings {
  const siteUrl = env.SITE_URL || 'http://localhost:3000';
  if (!/^https?:\/\/[^/]/.test(siteUrl)) {
    throw new Error(
      `SITE_URL has to be a whole address such as https://docs.example, not "${siteUrl}".`,
    );
  }
  const base = env.BASE_URL || '/';
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
    throw new Error(
      `BASE_URL has to be a path with a slash at both ends, such as /pr-7/, not "${base}".`,
    );
  }
  const portIsFixed = Boolean(env.PORT);
  const port = portIsFixed ? Number(env.PORT) : 3000;
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT has to be a number from 1 to 65535, not "${env.PORT}".`);
  }
  return {siteUrl, base, port, portIsFixed};
}
