export interface Manifest {
  name: string;
  version: string;
  license: string;
}

export function licenceBanner({ name, version, license }: Manifest): string {
  return `/*! ${name} ${version}, ${license} */`;
}
