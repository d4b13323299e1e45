export interface Acted {
  noun: string;
  /** First record of the noun that was touched; null when the act touched only others. */
  id: number | null;
  count: number;
}

const nounOf = (act: string): string => act.split('.')[0] ?? act;

/** Record that an act was about: of the noun of the act where such a row was touched, else of the first table that was. */
export function recordOf(act: string, touched: Readonly<Record<string, readonly number[]>>): Acted {
  const noun = touched[nounOf(act)] ? nounOf(act) : (Object.keys(touched).toSorted()[0] ?? nounOf(act));
  const ids = touched[noun] ?? [];
  return { noun, id: ids[0] ?? null, count: ids.length };
}
