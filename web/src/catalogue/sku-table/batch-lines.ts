import type { SkuLine } from '../product/sku-lines.ts';

/** The filled cells of the batch row, copied to every row; an empty one changes nothing. */
export function withBatch(lines: readonly SkuLine[], { id: _, attrValue: __, stockBase: ___, ...batch }: SkuLine): SkuLine[] {
  const filled = Object.fromEntries(Object.entries(batch).filter(([, value]) => value !== '' && value !== null));
  return lines.map((line) => ({ ...line, ...filled }));
}
