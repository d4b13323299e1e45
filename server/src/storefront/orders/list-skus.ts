import { and, eq, not, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { openSkuCalls } from '#contract/storefront/orders.ts';
import { isClosedShop, product, sku } from '#server/catalogue/index.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { inAnySpelling, matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, foundByWord, inOrder, pageByWord } from '#server/platform/database/lists/by-word.ts';
import { countUpTo } from '#server/platform/database/count-up-to.ts';
import { COUNT_CAP, type Paging, WORD_CAP, offsetOf, toPage } from '#server/platform/database/page.ts';

const goods = sql`${sku} join ${product} on ${product.id} = ${sku.productId}`;
const isLive = and(
  eq(product.isShow, true),
  eq(product.isRecycle, false),
  eq(product.isDel, false),
  eq(sku.isDel, false),
  not(isClosedShop),
);
const order = { keys: [product.id, sql`-${sku.place}`, sku.id] };

const columns = { sku, productName: product.storeName, productCode: product.code, productImage: product.image };
const ofSku = eq(product.id, sku.productId);

/** Number up to which they are counted, always beyond the page: whoever turns the pages comes to the last of them. */
const reachOf = (paging: Paging): number => COUNT_CAP * (1 + Math.floor((offsetOf(paging) + paging.limit) / COUNT_CAP));

async function allOf(db: Db, paging: Paging) {
  // Ids first: a far page sorts no more of the rows that it passes.
  const ids = db
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, ofSku)
    .where(isLive)
    .orderBy(inOrder(order))
    .limit(paging.limit)
    .offset(offsetOf(paging));
  const page = db
    .select(columns)
    .from(sku)
    .innerJoin(product, ofSku)
    .where(sql`${sku.id} = any(array(${ids}))`)
    .orderBy(inOrder(order));
  const [rows, total] = await Promise.all([page, countUpTo(db, reachOf(paging), goods, isLive)]);
  return { rows, ...total };
}

function withWord(db: Db, paging: Paging, word: string) {
  const along = and(isLive, matching(word, product.storeName, product.code, sku.barCode));
  // The words of a product hold its name and codes, and the bar codes of its SKUs.
  const hasPairs = inAnySpelling(word, (each) => sql`${product.search} @> bigrams(${each})`);
  const matches = [...word].length > 1 ? and(hasPairs, along) : along;
  const page = db
    .select({ ...columns, n: found.n })
    .from(sku)
    .innerJoin(foundByWord({ table: goods, ...order, matches, along }), eq(found.id, sku.id))
    .innerJoin(product, ofSku)
    .orderBy(inOrder(order))
    .prepare('');
  const slice = { limit: paging.limit, offset: offsetOf(paging) };
  return pageByWord(db, {
    key: `sku ${word}`,
    paging: slice,
    page: (common) => page.execute({ ...slice, common }),
    count: () => countUpTo(db, WORD_CAP, goods, matches),
  });
}

/** SKUs on sale, newest products first; the specifications of one product stay together, as they stand in it. */
export async function listSkusOnSale(db: Db, { keywords, ...paging }: Input<typeof openSkuCalls.onSale>) {
  const word = keywords?.trim() ?? '';
  const { rows, total, capped } = await (word === '' ? allOf(db, paging) : withWord(db, paging, word));
  const pictures = await addressesOf(db);
  return toPage(
    paging,
    total,
    rows.map((row) => toOpenSku(row, pictures)),
    capped,
  );
}

interface SkuWithProduct {
  sku: typeof sku.$inferSelect;
  productName: string;
  productCode: string | null;
  productImage: string;
}

const toOpenSku = (
  { sku: { id, productId, suk, image, price, stock, barCode }, productName, productCode, productImage }: SkuWithProduct,
  pictures: Addresses,
) => ({
  skuId: id,
  productId,
  productName,
  sku: suk,
  code: productCode ?? '',
  barCode,
  image: pictures.show(image || productImage),
  price,
  stock,
});
