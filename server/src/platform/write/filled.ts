type Given<B> = { readonly [K in keyof B]?: B[K] | null | undefined };

/** Fields of a blank record, with the value of the form wherever it has one. */
export function filled<B extends object>(blank: B, draft: Given<B>): B {
  const given = Object.entries(draft).filter(([name, value]) => name in blank && value !== null && value !== undefined);
  return { ...blank, ...Object.fromEntries(given) };
}
