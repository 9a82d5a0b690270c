import * as limits from '../../site/limits';
import {all, closest, hasPopovers, widthIs, type Sync} from './dom';

const gap = 6;

/**
 * Menus, drawer and full-screen menu are native popovers; this adds hovering, `aria-expanded`, a place below the
 * button, closing when focus leaves, and a focus ring inside the two that cover the page.
 */
export function startMenus(): Sync {
  if (!hasPopovers()) return () => undefined;
  const timers = new Map<HTMLElement, ReturnType<typeof setTimeout>>();
  const hovered = new WeakSet<HTMLElement>();

  const popoverOf = (holder: HTMLElement): HTMLElement | null =>
    holder.querySelector<HTMLElement>('[popover]');
  const isOpen = (popover: HTMLElement): boolean => popover.matches(':popover-open');
  const buttonsOf = (popover: HTMLElement): HTMLElement[] =>
    all(`[popovertarget="${popover.id}"]:not([popovertargetaction="hide"])`);

  function later(holder: HTMLElement, run: () => void): void {
    clearTimeout(timers.get(holder));
    timers.set(holder, setTimeout(run, Number(holder.dataset.delay ?? limits.dropdownCloseMs)));
  }

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const holder = closest(event, '[data-menu="hover"]');
    for (const other of all('[data-menu="hover"]')) {
      const popover = popoverOf(other);
      if (!popover) continue;
      if (other === holder) {
        if (isOpen(popover)) clearTimeout(timers.get(other));
        else if (!other.contains(event.relatedTarget as Node | null)) {
          const open = (): void => {
            if (isOpen(popover) || !other.matches(':hover')) return;
            hovered.add(popover);
            popover.showPopover();
          };
          if (other.dataset.delay) later(other, open);
          else open();
        }
      } else if (other.contains(event.relatedTarget as Node | null)) {
        later(other, () => isOpen(popover) && hovered.has(popover) && popover.hidePopover());
      }
    }
  });

  // Menus that open on focus: the keyboard reaches them like the pointer does.
  document.addEventListener('focusin', (event) => {
    const holder = closest(event, '[data-menu="focus"]');
    const popover = holder && popoverOf(holder);
    if (!popover || isOpen(popover) || !closest(event, '[popovertarget]')) return;
    // Focus that comes back from the menu has just closed it.
    if (popover.contains(event.relatedTarget as Node | null)) return;
    hovered.add(popover);
    popover.showPopover();
  });

  // A click on a button whose menu hovering has just opened keeps it open, also when the pointer leaves; the next one
  // closes it. Either way what hovering had planned is off.
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[popovertarget]');
      const holder = button?.closest<HTMLElement>('[data-menu]');
      if (holder) clearTimeout(timers.get(holder));
      const popover = button && document.getElementById(button.getAttribute('popovertarget')!);
      if (popover && hovered.has(popover) && isOpen(popover)) {
        hovered.delete(popover);
        event.preventDefault();
      }
    },
    true,
  );

  document.addEventListener(
    'beforetoggle',
    (event) => {
      const popover = event.target as HTMLElement;
      if (event.newState !== 'open' || !popover.matches('.menu[popover]')) return;
      const button = buttonsOf(popover)[0];
      if (button) position(popover, button.getBoundingClientRect());
    },
    true,
  );

  document.addEventListener(
    'toggle',
    (event) => {
      const popover = event.target as HTMLElement;
      if (!popover.matches?.('[popover]')) return;
      const open = isOpen(popover);
      if (!open) hovered.delete(popover);
      for (const button of buttonsOf(popover)) button.setAttribute('aria-expanded', String(open));
    },
    true,
  );

  document.addEventListener('focusout', (event) => {
    const holder = closest(event, '[data-menu]');
    const popover = holder && popoverOf(holder);
    const next = event.relatedTarget as Node | null;
    if (popover && next && !holder.contains(next) && isOpen(popover)) popover.hidePopover();
  });

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const popover = document.querySelector<HTMLElement>('[data-modal]:popover-open');
    if (!popover) return;
    const button = popover.dataset.modal === 'with-button' ? buttonsOf(popover) : [];
    const inside = [
      ...button,
      ...popover.querySelectorAll<HTMLElement>('a[href], button, summary, input'),
    ].filter((element) => element.checkVisibility?.() ?? true);
    const index = inside.indexOf(document.activeElement as HTMLElement);
    const next = event.shiftKey ? index - 1 : index + 1;
    const target = inside[(next + inside.length) % inside.length];
    if (!target) return;
    event.preventDefault();
    target.focus();
  });

  // Escape takes a tooltip away until the pointer or the focus goes elsewhere (WCAG 1.4.13).
  const root = document.documentElement;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') root.toggleAttribute('data-no-tooltips', true);
  });
  for (const type of ['focusin', 'pointerout']) {
    document.addEventListener(type, () => root.removeAttribute('data-no-tooltips'));
  }

  // A link in a popover leads away: the popover goes with it.
  document.addEventListener('click', (event) => {
    const popover = closest(event, 'a[href]')?.closest<HTMLElement>('[popover]');
    if (popover && isOpen(popover)) popover.hidePopover();
  });

  const wide = widthIs('>=', limits.mobileWidth);
  wide?.addEventListener('change', () => closeAll('#site-screen'));
  const column = widthIs('>', limits.sidebarBarWidth);
  column?.addEventListener('change', () => closeAll('.sidebar'));
  window.addEventListener('resize', () => closeAll('.menu'));
  window.addEventListener('popstate', () => closeAll('[popover]'));

  return () => {
    for (const popover of all('[popover]')) {
      for (const button of buttonsOf(popover)) {
        button.setAttribute('aria-expanded', String(isOpen(popover)));
      }
    }
  };
}

function closeAll(selector: string): void {
  for (const popover of all(selector)) {
    if (popover.matches(':popover-open')) popover.hidePopover();
  }
}

/** Puts a menu below its button, inside the window, on the side its button is on. */
function position(menu: HTMLElement, button: DOMRect): void {
  const width = document.documentElement.clientWidth;
  const atEnd = button.left + button.width / 2 > width / 2;
  menu.style.top = `${Math.round(button.bottom + gap)}px`;
  menu.style.maxHeight = `min(${Math.floor(innerHeight - button.bottom - gap - 16)}px, ${menu.classList.contains('outline-menu') ? '28rem' : '100dvh'})`;
  menu.style.left = atEnd ? 'auto' : `${Math.round(Math.max(8, button.left))}px`;
  menu.style.right = atEnd ? `${Math.round(Math.max(8, width - button.right))}px` : 'auto';
}
