export async function greet(name: string): Promise<string> {
  const { greeting } = await import('./greeting');
  return `${greeting}, ${name}!`;
}
