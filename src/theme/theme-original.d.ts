// Without a line here an original is `any`.
declare module '@theme-original/SiteMetadata' {
  export {default} from '@theme/SiteMetadata';
}
