/** The kinds of callout; what each is called is a message. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'danger'] as const;

type CalloutKind = (typeof calloutKinds)[number];

/** True for the name of a kind. */
export function isCalloutKind(name: string): name is CalloutKind {
  return calloutKinds.some((kind) => kind === name);
}
