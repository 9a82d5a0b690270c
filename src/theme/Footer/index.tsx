// Override (replace): documents end with their own footer, home and 404 draw theirs; the sheet of keyboard shortcuts
// stands at the end of every page.
// Upstream: Footer, safe. Remove when: the theme takes a footer per page type.
import ShortcutSheet from '@site/src/components/ShortcutSheet';
import type {ReactNode} from 'react';

export default function Footer(): ReactNode {
  return <ShortcutSheet />;
}
