export function Article({ title, text }: { title: string; text: string }) {
  return (
    <article>
      <h2>{title}</h2>
      <p>{text}</p>
    </article>
  );
}
