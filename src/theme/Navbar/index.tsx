// Override (replace): one markup for all widths.
// Upstream: Navbar, unsafe. Remove when: the theme's navbar works without JavaScript and at our breakpoints.
export {default} from '@site/src/components/Navbar';
