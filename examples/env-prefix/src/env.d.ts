interface ImportMetaEnv {
  readonly ACME_REGION: string;
  readonly ACME_LIMIT: string;
}
