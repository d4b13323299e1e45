import { halfWidth } from '#contract/search-text.ts';
import { type UnitKind, isForeignMoney, unitNamed } from '#contract/exports/units.ts';
import { faultIn } from './faults.ts';

/** Sign before the decimals of a column. */
export type DecimalMark = 'point' | 'comma';

interface PlainNumber {
  /** Digits with a point before the decimals. */
  value: string;
  mark: DecimalMark | undefined;
}

type Form = readonly [form: RegExp, mark: DecimalMark | undefined];

/** Forms that say by themselves which sign stands before the decimals: whole part, then decimals. */
const FORMS: readonly Form[] = [
  [/^(\d+)$/, undefined],
  [/^(\d{1,3}(?:,\d{3}){2,})(?:\.(\d+))?$/, 'point'],
  [/^(\d{1,3},\d{3})\.(\d+)$/, 'point'],
  [/^(\d{1,3}(?:\.\d{3}){2,})(?:,(\d+))?$/, 'comma'],
  [/^(\d{1,3}\.\d{3}),(\d+)$/, 'comma'],
  [/^(\d{1,3}(?:[ '’]\d{3})+)(?:[.,](\d+))?$/, undefined],
  [/^(\d*)\.(\d+)$/, 'point'],
  [/^(\d+),(\d+)$/, 'comma'],
];

/** Three digits behind a sign: thousands or decimals. */
const OPEN = /^([1-9]\d{0,2})([.,])(\d{3})$/;
/** Remainder of a formula, written with an exponent: 5e-17. */
const DUST = /^\d(?:\.\d+)?e-\d+$/i;

function openOf(text: string, mark: DecimalMark | undefined): PlainNumber | 'open' | undefined {
  const [, whole = '', sign, decimals = ''] = OPEN.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const isDecimal = sign === '.' ? mark !== 'comma' : mark === 'comma';
  if (sign === ',' && mark === undefined) return 'open';
  return { value: isDecimal ? `${whole}.${decimals}` : whole + decimals, mark: undefined };
}

function writtenIn(text: string, mark?: DecimalMark): PlainNumber | 'open' | undefined {
  if (DUST.test(text)) return { value: '0', mark: undefined };
  const open = openOf(text, mark);
  if (open) return open;
  for (const [form, says] of FORMS) {
    const [, whole, decimals] = form.exec(text) ?? [];
    if (whole === undefined) continue;
    return { value: `${whole.replaceAll(/\D/g, '') || '0'}${decimals === undefined ? '' : `.${decimals}`}`, mark: says };
  }
  return undefined;
}

const AROUND = /^(?:¥|rmb|cny|人民币)?\s*\+?([\d.,' ’]+(?:e-\d+)?)\s*([^\d.,]*\d?)$/i;
/** “12.50元/件” is a price for each. */
const FOR_EACH = /\/\s*[^\s\d]\S{0,3}$/;

interface Split {
  digits: string;
  /** Unit that the cell itself names, in the first unit of its kind; undefined where it names none. */
  factor: number | undefined;
}

function splitOf(cell: string, kind: UnitKind): Split | undefined {
  const [, digits = '', tail = ''] = AROUND.exec(halfWidth(cell).replace(/^['‘’`]/, '')) ?? [];
  if (digits === '') return undefined;
  const word = tail.replace(FOR_EACH, '').trim();
  const unit = word === '' ? undefined : unitNamed(kind, word);
  return word === '' || unit ? { digits: digits.trim(), factor: unit?.factor } : undefined;
}

/** Digits that a figure of a spreadsheet can have; what lies beyond is noise. */
const DIGITS = 15;

/** Below it a number is written with an exponent. */
const SMALLEST = 1e-6;

function times(value: string, factor: number): string {
  const product = Number((Number(value) * factor).toPrecision(DIGITS));
  if (factor === 1) return value;
  return product < SMALLEST ? '0' : String(product);
}

export interface AmountTerms {
  kind: UnitKind;
  /** Unit of the column, as a number of the first unit of its kind. */
  factor?: number | undefined;
  mark?: DecimalMark | undefined;
}

/** Amount of a cell in the first unit of its kind, as plain digits; undefined where it cannot be read for certain. */
export function amountOf(cell: string, { kind, factor = 1, mark }: AmountTerms): string | undefined {
  const split = splitOf(cell, kind);
  const written = split && writtenIn(split.digits, mark);
  if (!split || !written || written === 'open') return undefined;
  return times(written.value, split.factor ?? factor);
}

/** Sentence about an amount that could be read in two ways, or is lost; undefined where it is none at all. */
export function amountFault(cell: string, label: string, kind: UnitKind): string | undefined {
  const fault = faultIn(cell, label);
  if (fault !== undefined) return fault;
  if (kind === 'money' && isForeignMoney(cell)) return `${label}“${cell}”不是人民币，请换算成元后填写`;
  const split = splitOf(cell, kind);
  if (!split || writtenIn(split.digits) !== 'open') return undefined;
  const [thousands, decimal] = (['point', 'comma'] as const).map((mark) => amountOf(split.digits, { kind, mark }));
  return `${label}“${cell}”分不清是 ${thousands} 还是 ${decimal}，请去掉逗号，或用小数点填写`;
}

/** Sign before the decimals that the cells of a column agree on; undefined where none says, or they differ. */
export function decimalMarkOf(marks: ReadonlySet<DecimalMark>): DecimalMark | undefined {
  const [only, ...others] = marks;
  return others.length === 0 ? only : undefined;
}

/** Sign before the decimals that one cell shows by itself. */
export function markIn(cell: string, kind: UnitKind): DecimalMark | undefined {
  const split = splitOf(cell, kind);
  const written = split && writtenIn(split.digits);
  return written && written !== 'open' ? written.mark : undefined;
}
