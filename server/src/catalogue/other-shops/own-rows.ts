import { sheetOrigins } from '#contract/catalogue/import/import.ts';
import { ownCells, ownHeadings } from './own-row.ts';
import { type CellBy, plainHeadings, rowReader } from './row-by-heading.ts';
import { handleOf, isShopify, shopifyProduct } from './shopify.ts';
import { asInEnglish } from './woocommerce-in-chinese.ts';
import { isWooCommerce, openWooCommerce, weightUnitOf } from './woocommerce.ts';

/** Rows of Shopify, the neighbours of one handle at a time. */
function openShopifyRows(read: (cells: readonly string[]) => CellBy) {
  let [product, handle]: [CellBy[], string] = [[], ''];
  return {
    take(rows: readonly string[][]): string[][] {
      const done: string[][] = [];
      for (const cell of rows.map(read)) {
        if (handleOf(cell) !== handle) {
          done.push(...this.rest());
          handle = handleOf(cell);
        }
        product.push(cell);
      }
      return done;
    },
    rest(): string[][] {
      const done = shopifyProduct(product).map(ownCells);
      product = [];
      return done;
    },
  };
}

function openRows(headings: readonly string[]) {
  const read = rowReader(headings);
  if (isShopify(headings)) return { origin: sheetOrigins.shopify, head: ownHeadings('g'), ...openShopifyRows(read) };
  if (!isWooCommerce(headings)) return undefined;
  const rowOf = openWooCommerce(headings);
  const take = (rows: readonly string[][]) => rows.map((cells) => ownCells(rowOf(read(cells))));
  return { origin: sheetOrigins.woocommerce, head: ownHeadings(weightUnitOf(headings)), take, rest: (): string[][] => [] };
}

async function* goingOn(first: string[][], portions: AsyncIterator<string[][]>): AsyncGenerator<string[][]> {
  yield first;
  for await (const rows of { [Symbol.asyncIterator]: () => portions }) yield rows;
}

async function* inOwnWords(shop: NonNullable<ReturnType<typeof openRows>>, portions: AsyncIterable<string[][]>) {
  let isHead = true;
  for await (const rows of portions) {
    yield isHead ? [shop.head, ...shop.take(rows.slice(1))] : shop.take(rows);
    isHead = false;
  }
  yield shop.rest();
}

/** Rows of a sheet; those of an export of Shopify or WooCommerce below our own headings, one for one, so that each keeps its number. */
export async function ownRows(portions: AsyncIterable<string[][]>) {
  const iterator = portions[Symbol.asyncIterator]();
  const { value: first, done } = await iterator.next();
  const rows = goingOn(done ? [] : first, iterator);
  const shop = done ? undefined : openRows(asInEnglish(plainHeadings(first[0] ?? [])));
  return shop ? { rows: inOwnWords(shop, rows), origin: shop.origin } : { rows, origin: null };
}
