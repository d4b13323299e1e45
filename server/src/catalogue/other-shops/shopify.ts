import { CODE_MAX, type OwnRow, specText } from './own-row.ts';
import type { CellBy } from './row-by-heading.ts';

const OPTIONS = [1, 2, 3];
/** Value of the one option of a product that has no options. */
const NO_OPTION = 'Default Title';

/** Headings without which a sheet is no export of products of Shopify; those of its newer version stand beside the older. */
export const isShopify = (headings: readonly string[]): boolean =>
  [
    ['handle', 'url handle'],
    ['title'],
    ['option1 value'],
    ['variant price', 'price'],
    ['image src', 'product image url', 'variant sku', 'sku'],
  ].every((names) => names.some((name) => headings.includes(name)));

export const handleOf = (cell: CellBy): string => cell('handle', 'url handle');

/** Pictures of a product by their position, then those of its variants. */
function picturesOf(rows: readonly CellBy[]): string[] {
  const placed = rows.map((cell, at) => ({
    url: cell('image src', 'product image url'),
    position: Number(cell('image position')) || at + 1,
  }));
  const urls = placed.toSorted((a, b) => a.position - b.position).map(({ url }) => url);
  const ofVariants = rows.map((cell) => cell('variant image', 'variant image url'));
  return [...new Set([...urls, ...ofVariants])].filter((url) => url !== '');
}

/** A product is on the shelf when it is active and published; neither is said in older exports. */
function shelfOf(cell: CellBy): string {
  const [status, published] = [cell('status').toLowerCase(), cell('published', 'published on online store').toLowerCase()];
  if (status === '' && published === '') return '';
  return (status === '' || status === 'active') && published !== 'false' ? '是' : '否';
}

const nameOf = (cell: CellBy, option: number): string => cell(`option${option} name`);

function variantOf(cell: CellBy, names: readonly string[]): OwnRow {
  const values = OPTIONS.map((option) => cell(`option${option} value`));
  return {
    spec: values[0] === NO_OPTION ? '' : specText(values.map((value, at) => [names[at] ?? '', value])),
    // A bar code is what scanners read; the merchant's own number stands in where a variant has none.
    barCode: cell('variant barcode', 'barcode', 'variant sku', 'sku'),
    price: cell('variant price', 'price'),
    otPrice: cell('variant compare at price', 'compare-at price'),
    cost: cell('cost per item'),
    stock: cell('variant inventory qty', 'inventory quantity'),
    weight: cell('variant grams', 'weight value (grams)'),
  };
}

/** Rows of one product, of which the first names it and its options; rows of pictures alone hold no variant. */
export function shopifyProduct(rows: readonly CellBy[]): OwnRow[] {
  const named = rows.find((cell) => cell('title') !== '');
  const [handle, pictures] = [rows[0] ? handleOf(rows[0]) : '', picturesOf(rows)];
  const code = handle.length > CODE_MAX ? '' : handle;
  const names = OPTIONS.map((option) => rows.map((cell) => nameOf(cell, option)).find((name) => name !== '') ?? '');
  const isVariant = (cell: CellBy) => cell('option1 value', 'variant price', 'price', 'variant sku', 'sku') !== '';
  return rows.map((cell, at) => ({
    code,
    storeName: named?.('title') ?? '',
    ...(isVariant(cell) ? variantOf(cell, names) : {}),
    ...(at === 0 && named
      ? {
          cateName: named('type', 'product category'),
          brandName: named('vendor'),
          keyword: named('tags'),
          content: named('body (html)', 'description'),
          image: pictures[0] ?? '',
          sliderImage: pictures.join(','),
          isShow: shelfOf(named),
        }
      : {}),
  }));
}
