const { clsx } = require('clsx');

export function classes(active: boolean): string {
  return clsx('tab', { active });
}
