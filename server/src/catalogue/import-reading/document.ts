import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fenOfYuan } from '#contract/fen.ts';
import { readMoment } from '#contract/moment.ts';
import { mediaAddressOrNone, moment, text, INT_MAX } from '#contract/wire.ts';
import { cutText } from '#server/platform/text/cut-text.ts';
import { type CellOfRow, GALLERY_MAX, type ImportItem } from './items.ts';

const TEXT_MAX = 200_000;

const key = z.union([z.number(), text(64)]);
const line = text(TEXT_MAX).nullish();
const address = mediaAddressOrNone(255, '图片地址最多 255 个字');
const yuan = z.number().nonnegative().max(999_999.99);
const count = z.int().nonnegative().max(INT_MAX);

const Specification = z.object({ name: text(32).min(1), values: z.array(text(TEXT_MAX)).min(1) });
const DocumentSku = z.object({ values: z.array(text(TEXT_MAX)), price: yuan, stock: count, image: address.nullish() });

const DocumentProduct = z.object({
  id: key,
  sn: text(64).nullish(),
  name: text(128).min(1),
  categoryId: key.nullish(),
  brandId: key.nullish(),
  image: address.nullish(),
  gallery: z.array(address).nullish(),
  keywords: line,
  brief: line,
  onSale: z.boolean().nullish(),
  isNew: z.boolean().nullish(),
  isHot: z.boolean().nullish(),
  unit: line,
  marketPrice: yuan.nullish(),
  price: yuan,
  detailHtml: line,
  specifications: z.array(Specification).nullish(),
  skus: z.array(DocumentSku).nullish(),
  attributes: z.array(z.object({ name: text(TEXT_MAX), value: text(TEXT_MAX) })).nullish(),
});
const DocumentCategory = z.object({ id: key, pid: key, name: text(50).min(1), icon: line, sort: count.nullish() });
const DocumentBrand = z.object({ id: key, name: text(32).min(1), desc: line, picture: address.nullish() });
const DocumentReview = z.object({
  productId: key,
  content: text(512),
  pictures: z.array(address).nullish(),
  star: z.int().min(1).max(5),
  // The time is kept as it came: by it a review is known again.
  at: z.string().refine((sent) => moment.safeParse(sent).success, '时间格式应为 2026-01-31 08:00:00'),
});

/** A whole shop in one file. Records are validated one by one, so that a bad one does not spoil the others. */
const Shop = z.object({
  categories: z.array(z.unknown()).default([]),
  brands: z.array(z.unknown()).default([]),
  products: z.array(z.unknown()).default([]),
  reviews: z.array(z.unknown()).default([]),
});

export interface CategoryItem {
  code: string;
  parent: string | undefined;
  name: string;
  extra: string | null;
  sort: number;
}
export interface BrandItem {
  code: string;
  name: string;
  logo: string;
  story: string;
}
export interface ReviewItem {
  row: number;
  /** Outside number of the product. */
  product: string;
  code: string;
  comment: string;
  pics: string[];
  score: number;
  at: Date;
}
export interface RecordRefusal {
  kind: 'categories' | 'brands' | 'products' | 'reviews';
  row: number;
  name: string;
  reason: string;
  cell?: CellOfRow | undefined;
}

export interface ShopDocument {
  categories: CategoryItem[];
  brands: BrandItem[];
  items: ImportItem[];
  reviews: ReviewItem[];
  refused: RecordRefusal[];
}

const none = (code: string) => code === '' || code === '0';

function attributeTable(attributes: readonly { name: string; value: string }[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br />');
  const rows = attributes.map(({ name, value }) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`);
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function toItem(product: z.output<typeof DocumentProduct>, row: number): ImportItem {
  const { name, sn, categoryId, brandId, specifications, skus, marketPrice } = product;
  const attrs = (specifications?.length ? specifications : [{ name: '规格', values: ['默认'] }]).map(
    ({ name: attrName, values }) => ({ attrName, attrValues: values }),
  );
  const rows = skus?.length
    ? skus
    : [{ values: attrs.map(({ attrValues }) => attrValues[0] ?? ''), price: product.price, stock: 0, image: product.image }];
  const texts = {
    storeName: name,
    storeInfo: cutText(product.brief || name, 256),
    keyword: cutText(product.keywords || name, 255),
    unitName: cutText(product.unit || '件', 32),
  };
  const image = product.image ?? '';
  const pictures = {
    image,
    sliderImage: (product.gallery?.length ? product.gallery : [image]).filter((picture) => picture !== '').slice(0, GALLERY_MAX),
  };
  const brand = String(brandId ?? '');
  const category = String(categoryId ?? '');
  return {
    row,
    name,
    code: sn || String(product.id),
    fields: { ...texts, ...pictures, isNew: product.isNew ?? false, isHot: product.isHot ?? false },
    content: (product.detailHtml ?? '') + attributeTable(product.attributes ?? []),
    places: none(category) ? undefined : [{ code: category }],
    brand: none(brand) ? undefined : { code: brand },
    isShow: product.onSale ?? undefined,
    attrs,
    remarks: [],
    skus: rows.map((sku) => ({
      row,
      spec: Object.fromEntries(attrs.map(({ attrName }, place) => [attrName, sku.values[place] ?? ''])),
      fields: {
        price: fenOfYuan(sku.price),
        otPrice: fenOfYuan(marketPrice ?? sku.price),
        stock: sku.stock,
        image: sku.image || image,
      },
    })),
  };
}

/** Equal reviews of one product are told apart by their order. */
function codesOf(reviews: readonly z.output<typeof DocumentReview>[]): string[] {
  const met = new Map<string, number>();
  return reviews.map((review) => {
    const text = JSON.stringify(review);
    const nth = (met.get(text) ?? 0) + 1;
    met.set(text, nth);
    return createHash('sha256').update(`${text}#${nth}`).digest('hex');
  });
}

function parseRecord<T extends z.ZodType>(
  kind: RecordRefusal['kind'],
  schema: T,
  records: readonly unknown[],
  refused: RecordRefusal[],
) {
  return records.flatMap((record, at) => {
    const result = schema.safeParse(record);
    if (result.success) return [{ row: at + 1, record: result.data }];
    const issue = result.error.issues[0];
    refused.push({
      kind,
      row: at + 1,
      name: String(Object(record).name || Object(record).id || ''),
      reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? '格式不正确'}`,
    });
    return [];
  });
}

/** Reads a shop out of parsed JSON; undefined when it is none. */
export function readShop(json: unknown): ShopDocument | undefined {
  const shop = Shop.safeParse(json);
  if (!shop.success || Object.values(shop.data).every((records) => records.length === 0)) return undefined;
  const refused: RecordRefusal[] = [];
  const products = parseRecord('products', DocumentProduct, shop.data.products, refused);
  const numbers = new Map(products.map(({ record }) => [String(record.id), record.sn || String(record.id)]));
  const reviews = parseRecord('reviews', DocumentReview, shop.data.reviews, refused);
  const codes = codesOf(reviews.map(({ record }) => record));
  return {
    categories: parseRecord('categories', DocumentCategory, shop.data.categories, refused).map(
      ({ record: { id, pid, name, icon, sort } }) => ({
        code: String(id),
        parent: none(String(pid)) ? undefined : String(pid),
        name,
        extra: icon ?? null,
        sort: sort ?? 0,
      }),
    ),
    brands: parseRecord('brands', DocumentBrand, shop.data.brands, refused).map(({ record: { id, name, desc, picture } }) => ({
      code: String(id),
      name,
      logo: cutText(picture ?? '', 255),
      story: cutText(desc ?? '', 500),
    })),
    items: products.map(({ record, row }) => toItem(record, row)),
    reviews: reviews.map(({ row, record: { productId, content, pictures, star, at } }, place) => ({
      row,
      product: numbers.get(String(productId)) ?? String(productId),
      code: codes[place] ?? '',
      comment: content,
      pics: pictures ?? [],
      score: star,
      at: readMoment(at),
    })),
    refused,
  };
}
