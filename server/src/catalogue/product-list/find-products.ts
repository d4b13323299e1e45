import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { productTabs } from '#contract/catalogue/products.ts';
import { type Actor, shopLimitOf } from '#server/platform/actor.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, foundByWord, inOrder, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { seenProducts } from '../products/queries.ts';
import { product } from '../products/tables.ts';
import { type Shape, conditionOf, shapeOf, valuesOf } from './filters.ts';

const number = sql`${sql.placeholder('number')}::int`;
const keyword = sql`${sql.placeholder('keyword')}::text`;

/** Products whose number or whole name was typed, then those whose name begins like it. */
const rank = sql`case when ${product.id} = ${number} then 3 when lower(${product.storeName}) = ${keyword} then 2
  when starts_with(lower(${product.storeName}), ${keyword}) then 1 else 0 end`;

const columns = {
  id: product.id,
  storeName: product.storeName,
  image: product.image,
  price: product.price,
  stock: product.stock,
  tab: sql<number>`case when ${product.isRecycle} then ${productTabs.bin}::int when ${product.isShow} then ${productTabs.onSale}::int
    else ${productTabs.warehouse}::int end`,
};

// One character is no pair that an index has: it finds a number, and nothing by words.
const byNumber = sql`not ${product.isDel} and ${product.id} = ${number}`;
const matchesOf = (shape: Shape, seen: SQL | undefined, along = false) =>
  and(shape.includes('_one_') ? byNumber : conditionOf(shape, along), seen);

function finding(db: Db, shape: Shape, seen: SQL | undefined, name: string) {
  const keys = [product.sort, product.id];
  return db
    .select({ ...columns, n: found.n })
    .from(product)
    .innerJoin(
      foundByWord({ table: product, keys, rank, matches: matchesOf(shape, seen), along: matchesOf(shape, seen, true) }),
      eq(found.id, product.id),
    )
    .orderBy(desc(rank), inOrder({ keys }))
    .prepare(name);
}

const findQuery = prepared('product_find', (db, shape: Shape, name) => finding(db, shape, undefined, name));

/** Products of any tab by name, keyword, code or number, for the finder. */
export async function findProducts(db: Db, keywords: string, actor: Actor, limit: number) {
  const [shape, values] = [shapeOf({ keywords }), valuesOf({ keywords }, 0)];
  const [seen, at] = [seenProducts(actor), shopLimitOf(actor)];
  const query = seen ? finding(db, shape, seen, '') : findQuery(db, shape);
  const paging = { limit, offset: 0 };
  const { rows } = await pageByWord(db, {
    key: at === undefined ? `product_find ${keywords}` : `product_find at ${at} ${keywords}`,
    paging,
    page: (common) => query.execute({ ...values, ...paging, common }),
    count: async () => ({ total: 0, capped: false }),
  });
  return rows.map(({ n: _, ...hit }) => hit);
}
