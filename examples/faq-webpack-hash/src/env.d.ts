declare const BUILD_HASH: string;
declare let PUBLIC_PATH: string;
declare const STYLE_NONCE: string | undefined;
