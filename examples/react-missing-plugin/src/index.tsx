export function Avatar({ src }: { src: string }) {
  return <img src={src} alt="" width={48} />;
}
