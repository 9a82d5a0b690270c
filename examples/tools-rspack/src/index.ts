type Words = { hello: string };

export async function greet(language: string): Promise<string> {
  const words: Words = await import(`./words/${language}.ts`);
  return words.hello;
}
