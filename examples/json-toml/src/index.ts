import settings from './settings.toml';

export function port(): number {
  return settings.server.port;
}
