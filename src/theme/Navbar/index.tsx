// Override (replace): the navbar, rendered once for all widths and responsive by CSS.
// Upstream: Navbar, unsafe. Remove when: the theme's navbar works without JavaScript and at our breakpoints.
export {default} from '@site/src/components/Navbar';
