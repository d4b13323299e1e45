import { type SQL, desc, eq, sql } from 'drizzle-orm';
import type { ProductOrder } from '#contract/catalogue/product-filter.ts';
import { ProductRow } from '#contract/catalogue/product-record.ts';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, isNear, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { cut, keptCut } from '#server/platform/database/lists/cut.ts';
import { type RowVersion, writtenList } from '#server/platform/kept-rows/kept-rows.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared, preparedOnce } from '#server/platform/database/prepared.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import { shopLimitOf } from '#server/platform/actor.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { settingOf } from '#server/settings/index.ts';
import { countTabs } from './count-tabs.ts';
import { conditionsOf } from './conditions.ts';
import {
  type Filter,
  type Gathering,
  type Shape,
  conditionOf,
  gatheredIdsOf,
  isGathered,
  rowsInOrder,
  shapeOf,
  valuesOf,
  whereOf,
} from './filters.ts';
import { attrsByProduct, listVersion, listedProducts, skusByProduct } from '../products/queries.ts';
import { toRow } from '../products/record.ts';
import { product } from '../products/tables.ts';

const version = { id: product.id, version: listVersion };

const isUnfiltered = (shape: Shape) => shape.endsWith('_none_no_all');

// Ids first, from the index alone: a deep page carries no row that it does not show.
const pageQuery = preparedOnce('product_page', (db, shape: Shape, name) => {
  const ids = db
    .select({ id: product.id })
    .from(product)
    .where(conditionOf(shape))
    .orderBy(desc(product.sort), sql`${product.id} desc ${isUnfiltered(shape) ? keptCut : cut}`);
  return db
    .select(version)
    .from(product)
    .where(sql`${product.id} = any(array(${ids}))`)
    .orderBy(desc(product.sort), desc(product.id))
    .prepare(name);
});

const gathered = (db: Db, gathering: Gathering, name: string) =>
  db
    .select({ ...version, n: found.n })
    .from(product)
    .innerJoin(gatheredIdsOf(gathering), eq(found.id, product.id))
    .orderBy(rowsInOrder(gathering.order))
    .prepare(name);
const gatheredQuery = (reach: 'near' | 'far') =>
  preparedOnce(`product_${reach}`, (db, shape: Shape, name) =>
    gathered(db, { matches: conditionOf(shape), along: conditionOf(shape, true), near: reach === 'near' }, name),
  );
const [nearQuery, farQuery] = [gatheredQuery('near'), gatheredQuery('far')];

const counted = (db: Db, where: SQL | undefined, name: string) =>
  db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(product)
        .where(where)
        .limit(sql.placeholder('reach'))
        .as('found'),
    )
    .prepare(name);
const countQuery = prepared('product_count', (db, shape: Shape, name) => counted(db, conditionOf(shape), name));

type Input = Filter & { page: number; limit: number; order?: ProductOrder | undefined };

const write = jsonWriter(ProductRow);

async function readRows(db: Db, ids: readonly number[], pictures: Addresses): Promise<Map<number, ProductRow>> {
  const [rows, attrs, skus] = await Promise.all([listedProducts(db, ids), attrsByProduct(db, ids), skusByProduct(db, ids)]);
  return new Map(rows.map((row) => [row.id, toRow(row, attrs.get(row.id) ?? [], skus.get(row.id) ?? [], pictures)]));
}

/** Key of a question, with all that the answer depends on besides. */
interface Question {
  input: Input;
  shape: Shape;
  /** One of the further conditions is set. */
  isConditioned: boolean;
  /** All of a tab that the person sees: its count is known. */
  isWhole: boolean;
  low: number;
  now: Date;
}

interface Total {
  total: number;
  capped: boolean;
}

/** Kept counts where nothing filters; otherwise counted up to a cap. */
async function totalOf(db: Db, { shape, input, isWhole, low }: Question): Promise<Total> {
  if (isWhole) return { total: (await countTabs(db, low, input.at))(input.type ?? 0), capped: false };
  const cap = isGathered(shape) ? WORD_CAP : COUNT_CAP;
  const [row] = await countQuery(db, shape).execute({ ...valuesOf(input, low), reach: cap + 1 });
  return cappedAt(cap, row?.n ?? 0);
}

/** A page of what is read in two ways: by statements of the shape, or by some of these very conditions. */
function gatheredPage(db: Db, question: Question) {
  const { shape, input, low, now, isConditioned } = question;
  const [wanted, paging] = [valuesOf(input, low), { limit: input.limit, offset: offsetOf(input) }];
  // Conditions come in too many combinations to keep a statement for each, and are planned better by their values.
  const asked = { matches: whereOf(input, now), along: whereOf(input, now, true), order: input.order };
  const known = isNear(paging) ? nearQuery : farQuery;
  const isRare = isConditioned || input.order !== undefined;
  const ask = (values: object) => (isRare ? gathered(db, asked, '').execute({ ...values }) : known(db, shape, { ...values }));
  const count = async () => {
    const [row] = await counted(db, whereOf(input, now), '').execute({ ...wanted, reach: WORD_CAP + 1 });
    return cappedAt(WORD_CAP, row?.n ?? 0);
  };
  const { page: _, limit: __, order: ___, ...filter } = input;
  return pageByWord(db, {
    key: `product ${low} ${JSON.stringify(filter)}`,
    paging,
    page: (common) => ask({ ...wanted, ...paging, common }),
    count: isConditioned ? count : () => totalOf(db, question),
  });
}

async function pageOf(db: Db, question: Question): Promise<Total & { rows: RowVersion[] }> {
  const { shape, input, low, isConditioned, isWhole } = question;
  if (isConditioned || isGathered(shape) || input.order) {
    const page = await gatheredPage(db, question);
    return isWhole ? { ...page, ...(await totalOf(db, question)) } : page;
  }
  const paging = { limit: input.limit, offset: offsetOf(input) };
  const page = pageQuery(db, shape, { ...valuesOf(input, low), ...paging });
  const [rows, total] = await Promise.all([page, totalOf(db, question)]);
  return { rows, ...total };
}

/** The list of a tab, or of everything that is not deleted: two queries where its rows are known, five otherwise. */
export async function listProducts(db: Db, asked: Input, { actor, now }: Pick<Asked, 'actor' | 'now'>) {
  const input = { ...asked, at: shopLimitOf(actor) };
  const [low, pictures] = await Promise.all([settingOf(db, stockSettings.store_stock), addressesOf(db)]);
  const isConditioned = conditionsOf(input, now) !== undefined;
  const isWhole = isUnfiltered(shapeOf(input)) && conditionsOf(asked, now) === undefined;
  const question = { input, shape: shapeOf(input), isConditioned, isWhole, low, now };
  const { rows, total, capped } = await pageOf(db, question);
  const read = (ids: number[]) => readRows(db, ids, pictures);
  const list = await writtenList<ProductRow>(db, rows, { look: `product ${pictures.base}`, write, read });
  return toPage(input, total, list, capped);
}
