import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, foundByWord, inOrder, pageByWord } from '#server/platform/database/lists/by-word.ts';
import type { Question, TwoWays } from '#server/platform/database/lists/facets.ts';
import { builtOnce, statementName } from '#server/platform/database/prepared.ts';
import { inScope, scopeOn } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { toQuestion } from './filters.ts';

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

// Finds a single character by number only: it is no pair that an index has.
const byNumber = sql`not ${product.isDel} and ${product.id} = ${number}`;
const matchesOf = (question: Question, seen: SQL | undefined, way: keyof TwoWays) =>
  and(question.fields.some((field) => field.startsWith('letter') || field === 'sign') ? byNumber : question.where(way), seen);

function finding(db: Db, question: Question, seen: SQL | undefined, name: string) {
  const keys = [product.sort, product.id];
  const [matches, along] = [matchesOf(question, seen, 'gathered'), matchesOf(question, seen, 'along')];
  return db
    .select({ ...columns, n: found.n })
    .from(product)
    .innerJoin(foundByWord({ table: product, keys, rank, matches, along }), eq(found.id, product.id))
    .orderBy(desc(rank), inOrder({ keys }))
    .prepare(name);
}

const findQuery = builtOnce<ReturnType<typeof finding>>();

/** Products of any tab by name, keyword, code or number, for the finder. */
export async function findProducts(db: Db, keywords: string, { actor, now }: Pick<CallContext, 'actor' | 'now'>, limit: number) {
  const question = toQuestion({ keywords }, 0, now);
  const shape = question.fields.join(' ');
  const scope = scopeOn(product, actor);
  const seen = inScope(product, scope);
  const query = seen
    ? finding(db, question, seen, '')
    : findQuery(db, shape, () => finding(db, question, undefined, statementName('product_find', shape)));
  const paging = { limit, offset: 0 };
  const { rows } = await pageByWord(db, {
    key: `product_find ${JSON.stringify(scope ?? {})} ${keywords}`,
    paging,
    page: (common) => query.execute({ ...question.values, ...paging, common }),
    count: async () => ({ total: 0, capped: false }),
  });
  return rows.map(({ n: _, ...hit }) => hit);
}
