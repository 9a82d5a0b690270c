// Without a declaration an original is `any`.
declare module '@theme-original/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}

// A slot of this site.
declare module '@theme/Hero' {
  export {default} from '@site/src/components/Home/Hero';
}
