import { sukWords } from '#contract/catalogue/specifications.ts';
import { findHistory } from '#contract/history.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { Directory } from '../export/directory.ts';
import type { RecordRef } from '../import-reading/items.ts';
import type { ChangedProduct, NewProduct } from './plan-products.ts';

export interface DiffRow {
  row: number;
  name: string;
  kind: 'new' | 'changed';
  fields: { label: string; before: string | null; after: string }[];
}

const TEXT_SHOWN = 80;
const MONEY = new Set(['price', 'otPrice', 'cost', 'brokerage', 'brokerageTwo']);
/** Their labels name the unit. */
const MEASURES = new Set(['weight', 'volume']);

function show(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (MONEY.has(field)) return `${yuanOfFen(Number(value))} 元`;
  if (MEASURES.has(field)) return yuanOfFen(Number(value));
  if (typeof value === 'boolean') return value ? '是' : '否';
  const text = Array.isArray(value) ? value.join('，') : String(value);
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN)}…` : text;
}

/** Told by names, not by numbers; see `placed`. */
const REFERENCES = new Set(['cateId', 'brandId', 'merId', 'tempId']);

const labelOf = (noun: string, field: string): string | undefined => findHistory(noun)?.fields[field]?.[0];

function compared(noun: string, before: object, after: object, prefix = ''): DiffRow['fields'] {
  const was: Record<string, unknown> = { ...before };
  return Object.entries(after).flatMap(([field, value]) => {
    const label = REFERENCES.has(field) ? undefined : labelOf(noun, field);
    const texts = [show(field, was[field]), show(field, value)] as const;
    return label === undefined || texts[0] === texts[1] ? [] : [{ label: prefix + label, before: texts[0], after: texts[1] }];
  });
}

const namesOf = (places: readonly RecordRef[]): string | undefined =>
  places.every((place) => 'names' in place) ? places.map(({ names }) => names.join('/')).join('，') : undefined;

/** Category and brand lines, by the names in the file: new ones have no id yet. */
function placed({ item, stored, difference }: ChangedProduct, { categoriesOf, brandOf }: Directory): DiffRow['fields'] {
  const { cateId, brandId } = difference.fields;
  const lines: DiffRow['fields'] = [];
  if (cateId !== undefined) {
    const after = namesOf(item.places ?? []) ?? categoriesOf(cateId);
    lines.push({ label: '商品分类', before: categoriesOf(stored.fields.cateId), after });
  }
  if (brandId !== undefined) {
    const after = (item.brand && namesOf([item.brand])) ?? brandOf(brandId);
    lines.push({ label: '品牌', before: brandOf(stored.fields.brandId), after });
  }
  return lines;
}

/** Differences that a person would see, field by field. */
export function describeChange(changed: ChangedProduct, directory: Directory): DiffRow {
  const { item, stored, product, difference } = changed;
  const { fields, content, skus } = difference;
  const bySku = new Map(stored.skus.map((sku) => [sku.id, sku]));
  const several = stored.skus.length > 1;
  const figures = skus.change.flatMap((sku) =>
    compared('sku', bySku.get(sku.id) ?? {}, sku, several ? `${sukWords(sku.suk)} ` : ''),
  );
  const unit = fields.unitName ?? stored.fields.unitName;
  const moved = skus.moves.map(({ skuId, delta }) => {
    const { suk = '', stock = 0 } = bySku.get(skuId) ?? {};
    return { label: several ? `${sukWords(suk)} 库存` : '库存', before: `${stock} ${unit}`, after: `${stock + delta} ${unit}` };
  });
  const added = skus.add.map(({ suk, price }) => ({
    label: '新规格',
    before: null,
    after: `${sukWords(suk)} ${yuanOfFen(price)} 元`,
  }));
  const dropped = skus.drop.map((id) => ({ label: '移除规格', before: sukWords(bySku.get(id)?.suk ?? ''), after: '' }));
  const text = content === undefined ? [] : [{ label: '商品详情', before: '…', after: '…' }];
  const shelf =
    item.isShow !== undefined && item.isShow !== product.isShow ? compared('product', product, { isShow: item.isShow }) : [];
  const own = [...compared('product', stored.fields, fields), ...placed(changed, directory), ...shelf];
  const lines = [...own, ...figures, ...moved, ...added, ...dropped, ...text];
  return { row: item.row, name: product.storeName, kind: 'changed', fields: lines };
}

/** Figures of a SKU that a file may give. */
const FIGURES = ['price', 'otPrice', 'cost', 'weight', 'volume'] as const;

/** Figure of all SKUs with its unit, or the lowest and the highest. */
function rangeOf(figures: readonly number[], unit: string): string {
  const ends = [Math.min(...figures), Math.max(...figures)];
  return [...new Set(ends)].map((figure) => yuanOfFen(figure)).join(' – ') + unit;
}

/** Figures that the file gives. */
const figuresOf = ({ item, aggregate: { skus } }: NewProduct): DiffRow['fields'] =>
  FIGURES.filter((field) => item.skus.some(({ fields }) => fields[field] !== undefined)).map((field) => {
    const figures = skus.map((sku) => sku[field]);
    return { label: labelOf('sku', field) ?? field, before: null, after: rangeOf(figures, MONEY.has(field) ? ' 元' : '') };
  });

export function describeNew(fresh: NewProduct): DiffRow {
  const { item, aggregate } = fresh;
  const stock = aggregate.skus.reduce((sum, sku) => sum + sku.stock, 0);
  const lines = [
    ...figuresOf(fresh),
    { label: '库存', before: null, after: `${stock} ${aggregate.fields.unitName}` },
    {
      label: '规格',
      before: null,
      after: aggregate.skus
        .map(({ suk }) => sukWords(suk))
        .slice(0, 20)
        .join('；'),
    },
  ];
  return { row: item.row, name: aggregate.fields.storeName, kind: 'new', fields: lines };
}
