/** Kinds of callouts. Their titles are messages in `i18n/<locale>/code.json`. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

type CalloutKind = (typeof calloutKinds)[number];

export function isCalloutKind(name: string): name is CalloutKind {
  return calloutKinds.some((kind) => kind === name);
}
