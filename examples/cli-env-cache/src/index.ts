export const api = import.meta.env.PUBLIC_API;
