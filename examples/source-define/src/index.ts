declare const PACKAGE_VERSION: string;
declare const DEBUG: boolean;

export function version(): string {
  if (DEBUG) {
    console.log('version() is called');
  }
  return PACKAGE_VERSION;
}
