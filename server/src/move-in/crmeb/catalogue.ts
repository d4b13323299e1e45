import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  category,
  product,
  productAttr,
  productCate,
  productDescription,
  productRule,
  sku,
  stockEntry,
} from '#server/catalogue/index.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, fit, say } from '../engine/moving.ts';
import { allIdsOf, idsOf, noteMoved } from '../moved-rows/queries.ts';
import { pictureOf, withPictures } from './pictures.ts';
import { fenOf, flagOf, hundredthsOf, intOf, jsonOf, listOf, momentOf, textOf, textsOf } from './values.ts';

/** Types of the trees that come: products, pictures, articles. */
const TREES = ['1', '2', '3'];

/** Name that no sibling has: theirs, or theirs with its number. */
function freeName(taken: Set<string>, place: string, name: string, key: string): string {
  const free = taken.has(`${place} ${name}`) ? `${cutTo(name, 40)} ${key}` : name;
  taken.add(`${place} ${free}`);
  return free;
}

async function takenNames({ tx }: Moving): Promise<Set<string>> {
  const rows = await tx
    .select({ type: category.type, pid: category.pid, name: category.name })
    .from(category)
    .where(inArray(category.type, TREES.map(Number)));
  return new Set(rows.map(({ type, pid, name }) => `${type} ${pid} ${name}`));
}

/** Trees level by level, so that each node finds its parent. */
async function bringCategories(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx, now } = moving;
  const known = await allIdsOf(tx, 'category');
  const paths = new Map<string, string>();
  const taken = await takenNames(moving);
  const came: Came[] = [];
  let waiting = records.filter(({ key, row }) => {
    const comes = TREES.includes(textOf(row['type']));
    if (!comes) say(moving, 'leftOut', '菜单和配置的分类，新店自带', key);
    return comes;
  });
  while (waiting.length > 0) {
    const ready = waiting.filter(({ row }) => intOf(row['pid']) === 0 || known.has(textOf(row['pid'])));
    if (ready.length === 0) break;
    const rows = ready.map(({ key, row }) => {
      const pid = known.get(textOf(row['pid'])) ?? 0;
      const path = pid === 0 ? '/0/' : `${paths.get(textOf(row['pid'])) ?? '/0/'}${pid}/`;
      paths.set(key, path);
      const type = intOf(row['type']);
      const name = freeName(taken, `${type} ${pid}`, textOf(row['name']), key);
      if (name !== textOf(row['name'])) say(moving, 'altered', '同级分类重名，名称后加了编号', key);
      const extra = pictureOf(moving.terms, row['extra']);
      const times = { createTime: momentOf(row['create_time']) ?? now, updateTime: momentOf(row['update_time']) ?? now };
      return {
        id: Number(key),
        pid,
        path,
        name,
        type,
        url: row['url'] ?? null,
        extra,
        status: flagOf(row['status']),
        sort: intOf(row['sort']),
        ...times,
      };
    });
    const ids = await bringRows(tx, category, rows);
    for (const [at, { key }] of ready.entries()) {
      known.set(key, ids[at] ?? 0);
      came.push({ key, id: ids[at] ?? 0 });
    }
    waiting = waiting.filter((record) => !ready.includes(record));
  }
  for (const { key } of waiting) say(moving, 'leftOut', '上级分类不存在', key);
  return came;
}

export const categories: MovedNoun = {
  noun: 'category',
  label: '分类',
  source: 'eb_category',
  key: 'id',
  isWhole: true,
  bring: bringCategories,
};

async function bringRules(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const taken = await moving.tx.select({ name: productRule.ruleName }).from(productRule);
  const names = new Set(taken.map(({ name }) => name));
  const fresh = records.filter(({ key, row }) => {
    const isNew = !names.has(textOf(row['rule_name']));
    names.add(textOf(row['rule_name']));
    if (!isNew) say(moving, 'leftOut', '同名的规格模板已经有了', key);
    return isNew;
  });
  const ids = await bringRows(
    moving.tx,
    productRule,
    fresh.map(({ key, row }) => ({
      id: Number(key),
      ruleName: textOf(row['rule_name']),
      ruleValue: linesOf(jsonOf(row['rule_value'])),
    })),
  );
  return fresh.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
}

const linesOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((line: { value?: unknown; detail?: unknown }) =>
    typeof line?.value === 'string' ? [{ value: line.value, detail: textsOf(line.detail) }] : [],
  );

export const productRules: MovedNoun = {
  noun: 'productRule',
  label: '规格模板',
  source: 'eb_store_product_rule',
  key: 'id',
  bring: bringRules,
};

/** Rows of the product itself: activities have some under numbers that collide with those of products. */
const own = (rows: readonly TheirRow[] = []): TheirRow[] => rows.filter(({ type }) => intOf(type) === 0);

/** Values of a SKU by their specification: theirs as JSON, or the name of the combination in parts. */
function valuesOf(suk: string, value: unknown, names: readonly string[]): Record<string, string> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]));
  const parts = names.length > 1 ? suk.split(',') : [suk];
  return Object.fromEntries(names.map((name, at) => [name, parts[at] ?? '']));
}

function skusOf(moving: Moving, { beside }: Theirs, productId: number) {
  const names = own(beside['attrs']).map((attr) => textOf(attr['attr_name']));
  const suks = new Set<string>();
  return own(beside['skus']).map((row, place) => {
    const suk = textOf(row['suk']);
    const isDel = flagOf(row['is_del']) || suks.has(suk);
    if (!isDel) suks.add(suk);
    else if (!flagOf(row['is_del'])) say(moving, 'altered', '同一商品有重名的规格，后一个按已删除搬来', textOf(row['id']));
    return {
      id: intOf(row['id']),
      productId,
      suk,
      attrValue: valuesOf(suk, jsonOf(row['attr_value']), names.length > 0 ? names : ['规格']),
      price: fenOf(row['price']),
      cost: fenOf(row['cost']),
      otPrice: Math.max(0, fenOf(row['ot_price'])),
      image: cutTo(pictureOf(moving.terms, row['image']), 1000),
      barCode: textOf(row['bar_code']),
      weight: hundredthsOf(row['weight']),
      volume: hundredthsOf(row['volume']),
      brokerage: fenOf(row['brokerage']),
      brokerageTwo: fenOf(row['brokerage_two']),
      place,
      isDel,
    };
  });
}

/** Stock and sales of a product as they are on the day it moves in: the first entries of its ledger. */
async function bringSkus(moving: Moving, record: Theirs, productId: number): Promise<void> {
  const { tx, now } = moving;
  const theirs = own(record.beside['skus']);
  const rows = skusOf(moving, record, productId);
  const ids = await bringRows(tx, sku, rows);
  const entries = theirs.flatMap((row, at) => {
    const moved = { delta: intOf(row['stock']), sold: intOf(row['sales']) };
    if (moved.delta === 0 && moved.sold === 0) return [];
    return [{ ...moved, productId, skuId: ids[at] ?? 0, cause: 'opening' as const, note: '迁入', createTime: now }];
  });
  await insertRows(tx, stockEntry, entries);
  await noteMoved(
    tx,
    'sku',
    theirs.map((row, at) => ({ theirKey: textOf(row['id']), ourId: ids[at] ?? 0, hash: '' })),
  );
  if (theirs.length === 0) say(moving, 'altered', '没有规格，库存和价格为 0', record.key);
}

interface ProductAround {
  cates: ReadonlyMap<string, number>;
  temps: ReadonlyMap<string, number>;
  /** Freight template of products whose own is gone. */
  temp: number;
}

function productOf(moving: Moving, record: Theirs, { cates, temps, temp }: ProductAround) {
  const { row, key } = record;
  const isRecycle = flagOf(row['is_recycle']);
  const sliders = textsOf(jsonOf(row['slider_image'])).map((path) => pictureOf(moving.terms, path));
  if (!temps.has(textOf(row['temp_id']))) say(moving, 'altered', '运费模板不存在，改用默认模板', key);
  const addTime = momentOf(row['add_time']) ?? moving.now;
  return {
    id: Number(key),
    storeName: fit(moving, record, 'store_name', 128),
    storeInfo: fit(moving, record, 'store_info', 256),
    keyword: fit(moving, record, 'keyword', 255),
    image: cutTo(pictureOf(moving.terms, row['image']), 255),
    sliderImage: sliders,
    flatPattern: cutTo(pictureOf(moving.terms, row['flat_pattern']), 1000),
    unitName: textOf(row['unit_name']),
    cateId: catesOf(record, cates).join(','),
    tempId: temps.get(textOf(row['temp_id'])) ?? temp,
    sort: intOf(row['sort']),
    ficti: intOf(row['ficti']),
    browse: intOf(row['browse']),
    giveIntegral: intOf(row['give_integral']),
    specType: flagOf(row['spec_type']),
    isSub: flagOf(row['is_sub']),
    isShow: flagOf(row['is_show']) && !isRecycle && !flagOf(row['is_del']),
    isHot: flagOf(row['is_hot']),
    isBenefit: flagOf(row['is_benefit']),
    isBest: flagOf(row['is_best']),
    isNew: flagOf(row['is_new']),
    isGood: flagOf(row['is_good']),
    isRecycle,
    isDel: flagOf(row['is_del']),
    activity: activityOf(row['activity']),
    addTime,
    createTime: addTime,
    updateTime: moving.now,
  };
}

const activityOf = (value: string | null | undefined): string => cutTo(listOf(value).join(',') || '0,1,2,3', 16);
/** Longest list of categories in our column. */
const CATES_MAX = 64;

/** Keeps as many ids as the column takes. */
function thatFit(ids: readonly number[]): number[] {
  const fitting = [...ids];
  while (fitting.join(',').length > CATES_MAX) fitting.pop();
  return fitting;
}

const catesOf = ({ row }: Theirs, cates: ReadonlyMap<string, number>): number[] =>
  thatFit([...new Set(listOf(row['cate_id']).flatMap((cate) => cates.get(cate) ?? []))]);

/** Name, values, pictures and categories of a product, apart from its SKUs. */
async function bringParts(moving: Moving, { key, row, beside }: Theirs, productId: number, cates: readonly number[]) {
  const { tx } = moving;
  const [text] = own(beside['texts']);
  const description = withPictures(moving.terms, text?.['description']);
  await insertRows(tx, productDescription, [{ productId, description }]);
  const names = new Set<string>();
  const attrs = own(beside['attrs']).filter((attr) => {
    const isNew = !flagOf(attr['is_del']) && !names.has(textOf(attr['attr_name']));
    names.add(textOf(attr['attr_name']));
    return isNew;
  });
  const attrRows = attrs.map((attr, place) => ({
    productId,
    attrName: textOf(attr['attr_name']),
    attrValues: listOf(attr['attr_values']),
    place,
  }));
  await insertRows(tx, productAttr, attrRows);
  await insertRows(
    tx,
    productCate,
    cates.map((cateId, place) => ({ productId, cateId, place })),
  );
  if (cates.length < listOf(row['cate_id']).length) say(moving, 'altered', '有的分类不存在或放不下，没有带来', key);
}

async function bringProducts(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx } = moving;
  const [fallback] = await tx
    .select({ id: shippingTemplates.id })
    .from(shippingTemplates)
    .orderBy(asc(shippingTemplates.id))
    .limit(1);
  const around = {
    cates: await allIdsOf(tx, 'category'),
    temps: await idsOf(
      tx,
      'template',
      records.map(({ row }) => textOf(row['temp_id'])),
    ),
    temp: fallback?.id ?? 0,
  };
  const ids = await bringRows(
    tx,
    product,
    records.map((record) => productOf(moving, record, around)),
  );
  const came = records.map((record, at) => ({ key: record.key, id: ids[at] ?? 0, record }));
  for (const { record, id } of came) {
    await bringParts(moving, record, id, catesOf(record, around.cates));
    await bringSkus(moving, record, id);
  }
  return came.map(({ key, id }) => ({ key, id }));
}

export const products: MovedNoun = {
  noun: 'product',
  label: '商品',
  source: 'eb_store_product',
  key: 'id',
  beside: [
    { name: 'texts', table: 'eb_store_product_description', column: 'product_id', isMain: true, type: 0 },
    { name: 'attrs', table: 'eb_store_product_attr', column: 'product_id', isMain: true, type: 0 },
    { name: 'skus', table: 'eb_store_product_attr_value', column: 'product_id', isMain: true, type: 0 },
  ],
  bring: bringProducts,
};

/** SKUs of these products of ours, by product and name. */
export async function skusByName({ tx }: Pick<Moving, 'tx'>, productIds: readonly number[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: sku.id, productId: sku.productId, suk: sku.suk })
    .from(sku)
    .where(and(inArray(sku.productId, [...productIds]), eq(sku.isDel, false)));
  return new Map(rows.map(({ id, productId, suk }) => [`${productId} ${suk}`, id]));
}
