export interface Options {
  loud: boolean;
}

export const defaults: Options = { loud: false };
