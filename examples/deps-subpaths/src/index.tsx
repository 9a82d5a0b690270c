export function Badge({ label }: { label: string }) {
  return <b className="badge">{label}</b>;
}
