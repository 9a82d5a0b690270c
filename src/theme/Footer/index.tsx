// Override (replace): documents end with their own footer; home and 404 draw theirs.
// Upstream: Footer, safe. Remove when: the theme takes a footer per page type.
import type {ReactNode} from 'react';

export default function Footer(): ReactNode {
  return null;
}
