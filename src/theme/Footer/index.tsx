// Override (replace): only the dialog of keyboard shortcuts. Documents, home and 404 page render their own footers.
// Upstream: Footer, safe. Remove when: the theme supports a footer per type of page.
import ShortcutsDialog from '@site/src/components/ShortcutsDialog';
import type {ReactNode} from 'react';

export default function Footer(): ReactNode {
  return <ShortcutsDialog />;
}
