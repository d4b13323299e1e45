import { isFormula } from '#contract/formula.ts';

const cell = (value: string | number) => {
  const text = String(value);
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** A table any spreadsheet opens; the mark in front says that it is UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** Hands a text to the person as a file. */
export function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
