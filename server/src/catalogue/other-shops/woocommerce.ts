import { CODE_MAX, type OwnRow, specText } from './own-row.ts';
import type { CellBy } from './row-by-heading.ts';

/** Most letters of a product's short text. */
const SHORT_MAX = 256;
const ATTRIBUTE = /^attribute (\d+) name$/;
const WEIGHT = /^weight \((\w+)\)$/;

/** Headings without which a sheet is no export of products of WooCommerce. */
export const isWooCommerce = (headings: readonly string[]): boolean =>
  ['type', 'sku', 'name', 'regular price'].every((name) => headings.includes(name));

export const weightUnitOf = (headings: readonly string[]): string =>
  headings.map((heading) => WEIGHT.exec(heading)?.[1]).find((unit) => unit !== undefined) ?? 'kg';

/** Exports write the end of a line as two letters. */
const linesOf = (text: string): string => text.replaceAll(String.raw`\n`, '\n');

/** Numbers of the other system are no codes of ours, so they are marked. */
const codeOf = (sku: string, id: string): string => (sku === '' || sku.length > CODE_MAX ? `woo-${id}` : sku);

const ID_OF_PARENT = /^id:(\d+)$/;

function parentOf(cell: CellBy): string {
  const parent = cell('parent');
  return codeOf(ID_OF_PARENT.test(parent) ? '' : parent, ID_OF_PARENT.exec(parent)?.[1] ?? cell('id'));
}

/** A reduced price that has days is an offer, and not what the product costs. */
function pricesOf(cell: CellBy): OwnRow {
  const isDated = cell('date sale price starts', 'date sale price ends') !== '';
  const [regular, reduced] = [cell('regular price'), isDated ? '' : cell('sale price')];
  return reduced === '' ? { price: regular } : { price: reduced, otPrice: regular };
}

/** Stock that is kept at the parent is no figure of a variation. */
const stockOf = (cell: CellBy): string => (cell('stock').toLowerCase() === 'parent' ? '' : cell('stock'));

const skuOf = (cell: CellBy, weightUnit: string): OwnRow => ({
  ...pricesOf(cell),
  barCode: cell('gtin, upc, ean, or isbn', 'sku'),
  stock: stockOf(cell),
  weight: cell(`weight (${weightUnit})`),
});

function textsOf(cell: CellBy): OwnRow {
  const [short, long] = [linesOf(cell('short description')), linesOf(cell('description'))];
  const isShort = short.length <= SHORT_MAX && !short.includes('<');
  return isShort ? { storeInfo: short, content: long } : { content: short + long };
}

function picturesOf(cell: CellBy): OwnRow {
  const [image = ''] = cell('images').split(/\s*,\s*/);
  return { image, sliderImage: cell('images') };
}

/** 1 is published, 0 private and -1 a draft. */
const shelfOf = (published: string): string => (published === '1' ? '是' : ['0', '-1'].includes(published) ? '否' : published);

/** Attributes of a variation by the headings of the file; those of other products only describe them. */
const specOf = (cell: CellBy, headings: readonly string[]): string =>
  specText(
    headings
      .flatMap((heading) => ATTRIBUTE.exec(heading)?.[1] ?? [])
      .map((at) => [cell(`attribute ${at} name`), cell(`attribute ${at} value(s)`)]),
  );

function productOf(cell: CellBy, weightUnit: string): OwnRow {
  const isParent = /\bvariable\b/i.test(cell('type'));
  return {
    code: codeOf(cell('sku'), cell('id')),
    storeName: cell('name'),
    cateName: cell('categories'),
    brandName: cell('brands'),
    keyword: cell('tags'),
    ...textsOf(cell),
    ...picturesOf(cell),
    isShow: shelfOf(cell('published')),
    ...(isParent ? {} : skuOf(cell, weightUnit)),
  };
}

/** Rows of a file one after another; variations are the SKUs of their parent, and called by its name. */
export function openWooCommerce(headings: readonly string[]): (cell: CellBy) => OwnRow {
  const [names, weightUnit] = [new Map<string, string>(), weightUnitOf(headings)];
  return (cell) => {
    if (/\bvariation\b/i.test(cell('type'))) {
      const code = parentOf(cell);
      const storeName = names.get(code) ?? cell('name');
      return { code, storeName, ...skuOf(cell, weightUnit), spec: specOf(cell, headings), sliderImage: cell('images') };
    }
    const product = productOf(cell, weightUnit);
    names.set(product.code ?? '', product.storeName ?? '');
    return product;
  };
}
