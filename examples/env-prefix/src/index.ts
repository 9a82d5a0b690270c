/** Where requests of this build go. */
export const region: string = import.meta.env.ACME_REGION;

export const limit = Number(import.meta.env.ACME_LIMIT);
