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

/** A count, right-aligned; one below nothing has a real minus. */
export const figure = shaped(
  (count: number | null) => (count === null ? undefined : <span className="figure">{String(count).replace('-', '−')}</span>),
  { width: 88, align: 'right' },
);
