// Without this declaration, the original component would have the type `any`.
declare module '@theme-original/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}

// A slot that only this site has.
declare module '@theme/Hero' {
  export {default} from '@site/src/components/Home/Hero';
}
