const gap = 6;

/** Positions a menu below its button. If the button is in the right half of the window, aligns the right edges. */
export function placeMenu(menu: HTMLElement, button: DOMRect, maxHeight: string): void {
  const width = document.documentElement.clientWidth;
  const atEnd = button.left + button.width / 2 > width / 2;
  menu.style.top = `${Math.round(button.bottom + gap)}px`;
  menu.style.maxHeight = `min(${Math.floor(innerHeight - button.bottom - gap - 16)}px, ${maxHeight})`;
  menu.style.left = atEnd ? 'auto' : `${Math.round(Math.max(8, button.left))}px`;
  menu.style.right = atEnd ? `${Math.round(Math.max(8, width - button.right))}px` : 'auto';
}
