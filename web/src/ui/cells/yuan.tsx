import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { shaped } from './shape.ts';

/** 123450 → "¥1,234.50"; a debt has a real minus. */
export function yuanText(fen: Fen): string {
  const [whole = '', decimals = ''] = yuanOfFen(Math.abs(fen)).split('.');
  return `${fen < 0 ? '−' : ''}¥${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}

export const yuan = shaped((fen: Fen | null) => (fen === null ? undefined : <span className="figure">{yuanText(fen)}</span>), {
  width: 112,
  align: 'right',
});

const digits = new Intl.NumberFormat('en-US');

/** 12345 → "12,345"; below nothing it has a real minus. */
export const countText = (count: number): string => digits.format(count).replace('-', '−');

/** A count, right-aligned. */
export const figure = shaped(
  (count: number | null) => (count === null ? undefined : <span className="figure">{countText(count)}</span>),
  { width: 88, align: 'right' },
);

/** A place in an order: a number that nothing is counted by, so that it stands as it is typed. */
export const position = shaped((place: number | null) => (place === null ? undefined : <span className="figure">{place}</span>), {
  width: 88,
  align: 'right',
});
