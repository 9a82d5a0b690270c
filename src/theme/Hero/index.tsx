// Override (own): the top of the landing page, as a slot that users can replace like slots of the theme.
// Upstream: Hero, none. Remove when: never, theme-classic has no landing page.
export {default} from '@site/src/components/Home/Hero';
