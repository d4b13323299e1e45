/** Columns further right are nothing that an import knows. */
export const COLUMNS_READ = 500;
const LETTERS = 26;

/** AB12 lies in column 28. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]+(?=\d)/.exec(reference ?? '')?.[0];
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
}
