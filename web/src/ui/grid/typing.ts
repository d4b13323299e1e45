import { fenOfYuan, yuanOfFen } from '#contract/fen.ts';
import { INT_MAX } from '#contract/wire.ts';

/** Two decimals held as hundredths (money in fen), whole numbers, or text. */
export type CellKind = 'decimal' | 'count' | 'text';
export type Figure = number | string | null;

const TEXT_MOST = 50;
const MOST = { decimal: 99_999_999, count: INT_MAX };

function decimal(text: string): string {
  const [whole = '', ...rest] = text
    .replaceAll('。', '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.');
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 6);
  if (rest.length === 0) return digits;
  return `${digits === '' ? '0' : digits}.${rest.join('').slice(0, 2)}`;
}

const count = (text: string) =>
  text
    .replace(/[.。].*$/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 9);

/** Number in typed or pasted text: "￥1,299.005" is 1299.00; one dot, two decimals, no leading zeros. */
export const typed = (kind: CellKind, text: string): string => {
  if (kind === 'text') return text.slice(0, TEXT_MOST);
  return kind === 'count' ? count(text) : decimal(text);
};

export function figureOf(kind: CellKind, text: string): Figure {
  if (kind === 'text') return text.trim();
  if (text === '') return null;
  return kind === 'count' ? Number(text) : fenOfYuan(text);
}

/** Number in a copied cell: "￥1,299.00" is 129900 hundredths. Undefined when there is none. */
export function readCell(kind: CellKind, cell: string): Figure | undefined {
  const text = cell.trim();
  if (kind === 'text') return text.length <= TEXT_MOST ? text : undefined;
  const bare = text.replaceAll(/[￥¥$,，\s]|元$/g, '').replace('。', '.');
  if (bare === '') return null;
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(bare)) return undefined;
  const figure = kind === 'count' ? Number(bare) : fenOfYuan(Number(bare));
  return Number.isInteger(figure) && figure <= MOST[kind] ? figure : undefined;
}

export function textOf(kind: CellKind, figure: Figure | undefined): string {
  if (figure === null || figure === undefined) return '';
  return kind === 'decimal' ? yuanOfFen(Number(figure)) : String(figure);
}
