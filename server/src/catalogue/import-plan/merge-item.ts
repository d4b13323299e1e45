import { Refusal } from '#contract/refusal.ts';
import { safeHtml } from '#server/platform/text/rich-text.ts';
import { type ProductFields, type StoredAggregate, type ProductAggregate, wantedOf } from '../product-aggregate/aggregate.ts';
import type { Attr, WantedSku } from '../skus/fields.ts';
import { checkSigns, checkSkus, sukOf } from '../skus/rules.ts';
import { checkAggregate } from './check-aggregate.ts';
import { BadRow, type ImportItem, type ItemSku, Namesakes } from '../import-reading/items.ts';

export interface Usual {
  tempId: number;
  /** Category of products that name none; empty when they must. */
  cateId: string;
}

/** Records that the names of the file stand for. */
export interface Resolved {
  cateId: string | undefined;
  brandId: number | undefined;
}

const SINGLE: Attr[] = [{ attrName: '规格', attrValues: ['默认'] }];

function newFields(item: ImportItem, { cateId, brandId }: Resolved, usual: Usual): ProductFields {
  const storeName = item.fields.storeName ?? '';
  if (storeName === '') throw new BadRow('请填写商品名称', { field: 'storeName' });
  const image = item.fields.image ?? item.fields.sliderImage?.[0] ?? '';
  const plain = {
    storeInfo: storeName,
    keyword: storeName,
    unitName: '件',
    flatPattern: '',
    sliderImage: image === '' ? [] : [image],
  };
  const flags = { isSub: false, isHot: false, isBenefit: false, isBest: false, isNew: false, isGood: false };
  const figures = { sort: 0, ficti: 0, giveIntegral: 0, activity: '0,1,2,3' };
  const refs = { tempId: usual.tempId, cateId: cateId ?? usual.cateId, brandId: brandId ?? null, code: item.code ?? null };
  return { ...plain, ...flags, ...figures, ...refs, ...item.fields, image, storeName, specType: false };
}

const keptFields = (stored: StoredAggregate, item: ImportItem, { cateId, brandId }: Resolved): ProductFields => ({
  ...stored.fields,
  ...item.fields,
  cateId: cateId ?? stored.fields.cateId,
  brandId: brandId ?? stored.fields.brandId,
  code: item.code ?? stored.fields.code,
});

/** The values in the order they first appear. */
function attrsOf(skus: readonly Pick<ItemSku, 'spec'>[]): Attr[] {
  const values = new Map<string, Set<string>>();
  for (const { spec = {} } of skus) {
    for (const [name, value] of Object.entries(spec)) values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  return [...values].map(([attrName, found]) => ({ attrName, attrValues: [...found] }));
}

const NOTHING = { barCode: '', weight: 0, volume: 0, brokerage: 0, brokerageTwo: 0, stock: 0, cost: 0 };

function newSku(sku: ItemSku, attrs: readonly Attr[], image: string): WantedSku {
  const { price } = sku.fields;
  if (price === undefined) throw new BadRow('请填写售价', { field: 'price', row: sku.row });
  const attrValue = sku.spec ?? { 规格: '默认' };
  return { ...NOTHING, otPrice: price, image, ...sku.fields, price, attrValue, suk: sukOf(attrs, attrValue) };
}

function newAggregate(item: ImportItem, resolved: Resolved, usual: Usual): ProductAggregate {
  const fields = newFields(item, resolved, usual);
  if (fields.cateId === '') throw new BadRow('请填写商品分类，或为没有分类的商品选择一个默认分类', { field: 'cateName' });
  const isSpecified = item.skus.every(({ spec }) => spec !== undefined);
  if (!isSpecified && item.skus.length > 1) throw new Namesakes(item.skus.length);
  const attrs = item.attrs ?? (isSpecified ? attrsOf(item.skus) : SINGLE);
  const isSingle = item.skus.length === 1 && attrs.length === 1 && attrs[0]?.attrValues.length === 1;
  const skus = item.skus.map((sku) => newSku(sku, attrs, fields.image));
  return { fields: { ...fields, specType: !isSingle }, content: safeHtml(item.content ?? ''), attrs, skus };
}

function chosen(stored: StoredAggregate, live: readonly WantedSku[], sku: ItemSku): WantedSku | undefined {
  const { spec, fields, skuId } = sku;
  if (skuId !== undefined) {
    const known = stored.skus.find(({ id }) => id === skuId);
    return live.find(({ suk }) => suk === known?.suk);
  }
  if (spec)
    return live.find(
      ({ attrValue }) =>
        Object.keys(attrValue).length === Object.keys(spec).length &&
        Object.entries(spec).every(([name, value]) => attrValue[name] === value),
    );
  if (live.length === 1) return live[0];
  const found = fields.barCode ? live.filter(({ barCode }) => barCode === fields.barCode) : [];
  if (found.length !== 1) throw new BadRow('多规格商品请填写规格或商品编号', { field: 'spec', row: sku.row });
  return found[0];
}

/** The specifications there are, with the values that the added SKUs bring. */
function extended(attrs: readonly Attr[], added: readonly ItemSku[]): Attr[] {
  if (added.length === 0) return attrs.map(({ attrName, attrValues }) => ({ attrName, attrValues }));
  return attrs.map(({ attrName, attrValues }) => {
    const more = added.flatMap(({ spec }) => spec?.[attrName] ?? []);
    return { attrName, attrValues: [...new Set([...attrValues, ...more])] };
  });
}

/** A file that names all specifications has all SKUs; one that does not leaves those alone that it does not name. */
function mergedAggregate(stored: StoredAggregate, item: ImportItem, resolved: Resolved): ProductAggregate {
  const fields = keptFields(stored, item, resolved);
  const live = stored.skus.filter(({ isDel }) => !isDel).map(wantedOf);
  const given = new Map<WantedSku | ItemSku, ItemSku>(item.skus.map((sku) => [chosen(stored, live, sku) ?? sku, sku]));
  const added = item.skus.filter((sku) => given.has(sku));
  const attrs = item.attrs ?? extended(stored.attrs, added);
  const kept = live.filter((sku) => !item.attrs || given.has(sku)).map((sku) => ({ ...sku, ...given.get(sku)?.fields }));
  const skus = [...kept, ...added.map((sku) => newSku(sku, attrs, fields.image))];
  const content = item.content === undefined ? stored.content : safeHtml(item.content);
  return { fields: { ...fields, specType: fields.specType || skus.length > 1 }, content, attrs, skus };
}

/** The product as the file wants it; throws the reason when it cannot be. */
export function mergeItem(
  stored: StoredAggregate | undefined,
  item: ImportItem,
  resolved: Resolved,
  usual: Usual,
): ProductAggregate {
  try {
    const aggregate = stored ? mergedAggregate(stored, item, resolved) : newAggregate(item, resolved, usual);
    checkSigns(aggregate.attrs);
    checkSkus(aggregate.fields.isSub, aggregate.skus);
    checkAggregate(aggregate, stored?.skus ?? []);
    return aggregate;
  } catch (error) {
    throw error instanceof Refusal ? new BadRow(error.message) : error;
  }
}
