// Without a line here an original is `any`.
declare module '@theme-original/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}

// A slot of ours, which the theme does not declare.
declare module '@theme/Hero' {
  export {default} from '@site/src/components/Home/Hero';
}
