export interface Release {
  version: number;
  channel: string;
}

export function byChannel(releases: readonly Release[]) {
  return Object.groupBy(releases, (release) => release.channel);
}

export function newestFirst(versions: readonly number[]): number[] {
  return versions.toSorted((a, b) => b - a);
}
