import type { BulkChange } from '#contract/catalogue/bulk/product-bulk-record.ts';
import type { SheetFigures } from './sheet-lines.ts';

export const whats = { price: '售价', stock: '库存', sheet: '逐件修改', category: '分类', freight: '运费模板' } as const;
export type What = keyof typeof whats;

/** Sign of a number as a person means it: nobody types a minus. One price for all is the last, not the first to be taken by mistake. */
export const priceModes = {
  percentUp: { label: '按百分比涨价', way: 'percent', sign: 1, unit: '%' },
  percentDown: { label: '按百分比降价', way: 'percent', sign: -1, unit: '%' },
  up: { label: '每件加价', way: 'add', sign: 1, unit: '¥' },
  down: { label: '每件减价', way: 'add', sign: -1, unit: '¥' },
  set: { label: '统一改为', way: 'set', sign: 1, unit: '¥' },
} as const;
export const stockModes = {
  up: { label: '每个规格增加', way: 'add', sign: 1 },
  down: { label: '每个规格减少', way: 'add', sign: -1 },
  set: { label: '统一改为', way: 'set', sign: 1 },
} as const;

export interface BulkForm {
  what: What;
  priceMode: keyof typeof priceModes;
  /** Fen, or hundredths of a percent. */
  price: number | null;
  ending: NonNullable<NonNullable<BulkChange['price']>['ending']>;
  stockMode: keyof typeof stockModes;
  stock: number | null;
  figures: SheetFigures;
  /** Products whose figures were filled in: the others are left out of a run. */
  figured: readonly number[];
  categoryWay: NonNullable<BulkChange['category']>['way'];
  /** "246,248" */
  cateId: string;
  tempId: number | null;
}

export const blankBulkForm: BulkForm = {
  what: 'price',
  priceMode: 'percentUp',
  price: null,
  ending: 'none',
  stockMode: 'up',
  stock: null,
  figures: [],
  figured: [],
  categoryWay: 'add',
  cateId: '',
  tempId: null,
};

/** The change that is meant; undefined while something is missing. */
export function changeOf(form: BulkForm): BulkChange | undefined {
  const { what, price, ending, stock, figures, categoryWay, cateId, tempId } = form;
  if (what === 'price') {
    const { way, sign } = priceModes[form.priceMode];
    return price === null ? undefined : { price: { way, value: price * sign, ...(way === 'set' ? {} : { ending }) } };
  }
  if (what === 'stock') {
    const { way, sign } = stockModes[form.stockMode];
    return stock === null ? undefined : { stock: { way, value: stock * sign } };
  }
  if (what === 'sheet') return figures.length === 0 ? undefined : { figures: [...figures] };
  if (what === 'category')
    return cateId === '' ? undefined : { category: { way: categoryWay, cateId: cateId.split(',').map(Number) } };
  return tempId === null ? undefined : { freight: { tempId } };
}
