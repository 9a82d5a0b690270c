export function Note({ text }: { text: string }) {
  return <p css={{ color: 'teal', padding: 8 }}>{text}</p>;
}
