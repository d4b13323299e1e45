import type { BankField } from '#contract/cashier/bank-columns.ts';
import { halfWidth } from '#contract/search-text.ts';

const LABEL = /(?:账号|帐号|卡号|账户|帐户|account\s*(?:no|number)?)/i;
const NUMBER = /\d[\d*-]{6,31}/;

const numberIn = (text: string): string | undefined => NUMBER.exec(text)?.[0]?.replaceAll('-', '');

function labelled(row: readonly string[]): string | undefined {
  for (const [at, cell] of row.entries()) {
    const text = halfWidth(cell);
    if (!LABEL.test(text)) continue;
    const found = numberIn(text.replaceAll(' ', '')) ?? numberIn(halfWidth(row[at + 1] ?? '').replaceAll(' ', ''));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Cells by which a row is one of a table. */
const TABLE_CELLS = 3;

/** Rows before the table: those above its headings, or, where nobody knows these yet, above the first row with several cells. */
function rowsAbove(rows: readonly (readonly string[])[], headerRow: number): readonly (readonly string[])[] {
  const known = headerRow > 0 ? headerRow : rows.findIndex((row) => row.filter((cell) => cell !== '').length >= TABLE_CELLS);
  return rows.slice(0, Math.max(0, known));
}

/** Number of the account that a file is of, from the rows above its table or from a column; empty where it names none. */
export function ownNumberIn(
  rows: readonly (readonly string[])[],
  headerRow: number,
  columns: readonly (BankField | null)[],
): string {
  for (const row of rowsAbove(rows, headerRow)) {
    const found = labelled(row);
    if (found !== undefined) return found;
  }
  const at = columns.indexOf('own');
  return (at >= 0 && numberIn(halfWidth(rows[headerRow + 1]?.[at] ?? '').replaceAll(' ', ''))) || '';
}

/** Numbers that may be of one account: the same, or one of them masked in the middle as some banks write it. */
export function isSameNumber(one: string, other: string): boolean {
  if (one === other) return true;
  if (!one.includes('*') && !other.includes('*')) return false;
  const [masked, whole] = one.includes('*') ? [one, other] : [other, one];
  const [head = '', tail = ''] = [/^[^*]*/.exec(masked)?.[0], /[^*]*$/.exec(masked)?.[0]];
  return whole.startsWith(head) && whole.endsWith(tail);
}
