import { unitInHeading } from '#contract/exports/units.ts';
import { type Fen, fenOfYuan } from '#contract/fen.ts';
import { type DecimalMark, amountOf, decimalMarkOf, markIn } from './amount.ts';

/** An amount in yuan as plain digits, by the unit of its heading and the sign of its column; as it is where it cannot be read for certain. */
export const plainMoney = (cell: string, heading: string, mark: DecimalMark | undefined): string =>
  amountOf(cell, { kind: 'money', factor: unitInHeading('money', heading)?.unit.factor, mark }) ?? cell;

/** Cells of a column of money as plain digits, read as the column is written. */
export function plainColumn(cells: readonly string[], heading: string): string[] {
  const mark = decimalMarkOf(new Set(cells.flatMap((cell) => markIn(cell, 'money') ?? [])));
  return cells.map((cell) => (cell === '' ? cell : plainMoney(cell, heading, mark)));
}

const MONEY = /^\d{1,9}(\.\d+)?$/;
/** Fraction of a fen that formulas leave behind, and nobody wrote. */
const NOISE = 1e-6;

/** Amount of a cell; undefined where it is none for certain, more than the most, or has more than two decimals. */
export function fenIn(cell: string, most: Fen): Fen | undefined {
  const yuan = amountOf(cell, { kind: 'money' });
  if (yuan === undefined || !MONEY.test(yuan)) return undefined;
  const fen = fenOfYuan(yuan);
  return fen <= most && Math.abs(fen / 100 - Number(yuan)) < NOISE ? fen : undefined;
}
