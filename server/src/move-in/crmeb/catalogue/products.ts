import { inArray } from 'drizzle-orm';
import { product, productAttr, productCate, productDescription } from '#server/catalogue/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Beside, type Moving, type Theirs, fit, say } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { type Brought, recordNoun } from '../../engine/record-noun.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { firstTemplate } from '../delivery/templates.ts';
import { pictureOf, withPictures } from '../values/pictures.ts';
import { flagOf, intOf, jsonOf, listOf, momentOf, textOf, textsOf } from '../values/values.ts';
import { bringSkus, own } from './product-skus.ts';
import { bringSkusAgain } from './skus-again.ts';

interface ProductAround {
  cates: ReadonlyMap<string, number>;
  temps: ReadonlyMap<string, number>;
  /** Freight template of products whose own is gone. */
  temp: number;
}

function productOf(record: Theirs, { cates, temps, temp }: ProductAround, moving: Moving) {
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

type BroughtProduct = Brought<ReturnType<typeof productOf>>;

/** Names of a product's specifications with their values, each name once. */
function attrsOf({ beside }: Theirs, productId: number) {
  const names = new Set<string>();
  const attrs = own(beside['attrs']).filter((attr) => {
    const isNew = !flagOf(attr['is_del']) && !names.has(textOf(attr['attr_name']));
    names.add(textOf(attr['attr_name']));
    return isNew;
  });
  return attrs.map((attr, place) => ({
    productId,
    attrName: textOf(attr['attr_name']),
    attrValues: listOf(attr['attr_values']),
    place,
  }));
}

/** Details, specifications and categories of products, apart from their SKUs. */
async function bringParts(moving: Moving, brought: readonly BroughtProduct[], cates: ProductAround['cates']): Promise<void> {
  const { tx, terms } = moving;
  const texts = brought.map(({ record: { beside }, id: productId }) => {
    const [text] = own(beside['texts']);
    return { productId, description: withPictures(terms, text?.['description']) };
  });
  await insertRows(tx, productDescription, texts);
  await insertRows(
    tx,
    productAttr,
    brought.flatMap(({ record, id }) => attrsOf(record, id)),
  );
  const places = brought.flatMap(({ record, id: productId }) => {
    const found = catesOf(record, cates);
    if (found.length < listOf(record.row['cate_id']).length)
      say(moving, 'altered', '有的分类不存在或放不下，没有带来', record.key);
    return found.map((cateId, place) => ({ productId, cateId, place }));
  });
  await insertRows(tx, productCate, places);
}

/** Rows of a product, or of an activity of a kind, which has some under the same numbers. */
export const partsOfProduct = (type: number): readonly Beside[] => [
  { name: 'texts', table: 'eb_store_product_description', column: 'product_id', isMain: true, type },
  { name: 'attrs', table: 'eb_store_product_attr', column: 'product_id', isMain: true, type },
  { name: 'skus', table: 'eb_store_product_attr_value', column: 'product_id', isMain: true, type },
];

export const products = recordNoun({
  noun: 'product',
  label: '商品',
  source: 'eb_store_product',
  key: 'id',
  hasPictures: true,
  portion: 50,
  beside: partsOfProduct(0),
  table: product,
  watched: ['version'],
  around: async (moving, records) => ({
    cates: await allIdsOf(moving.tx, 'category'),
    temps: await namedIds(moving, 'template', records, 'temp_id'),
    temp: await firstTemplate(moving),
  }),
  row: productOf,
  async parts(moving, brought, { cates }) {
    await bringParts(moving, brought, cates);
    await bringSkus(moving, brought);
  },
  async partsAgain(moving, brought, { cates }) {
    const ids = [0, ...brought.map(({ id }) => id)];
    for (const table of [productDescription, productAttr, productCate])
      await moving.tx.delete(table).where(inArray(table.productId, ids));
    await bringParts(moving, brought, cates);
    await bringSkusAgain(moving, brought);
  },
});
