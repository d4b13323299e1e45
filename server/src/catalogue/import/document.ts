import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fenOfYuan } from '#contract/fen.ts';
import { readMoment } from '#contract/moment.ts';
import type { Item } from './items.ts';

const key = z.union([z.number(), z.string().max(64)]);
const line = z.string().nullish();
const yuan = z.number().nonnegative().max(999_999.99);

const Specification = z.object({ name: z.string().min(1).max(32), values: z.array(z.string()).min(1) });
const DocumentSku = z.object({ values: z.array(z.string()), price: yuan, stock: z.int().nonnegative(), image: line });

const DocumentProduct = z.object({
  id: key,
  sn: line,
  name: z.string().min(1).max(128),
  categoryId: key.nullish(),
  brandId: key.nullish(),
  image: line,
  gallery: z.array(z.string()).nullish(),
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
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).nullish(),
});
const DocumentCategory = z.object({
  id: key,
  pid: key,
  name: z.string().min(1).max(50),
  icon: line,
  sort: z.int().nonnegative().nullish(),
});
const DocumentBrand = z.object({ id: key, name: z.string().min(1).max(32), desc: line, picture: line });
const DocumentReview = z.object({
  productId: key,
  content: z.string().max(512),
  pictures: z.array(z.string()).nullish(),
  star: z.int().min(1).max(5),
  at: z.string(),
});

/** A whole shop in one file. Records are judged one by one, so that a bad one does not spoil the others. */
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
}

export interface ShopDocument {
  categories: CategoryItem[];
  brands: BrandItem[];
  items: Item[];
  reviews: ReviewItem[];
  refused: RecordRefusal[];
}

const none = (code: string) => code === '' || code === '0';

function attributeTable(attributes: readonly { name: string; value: string }[]): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br />');
  const rows = attributes.map(({ name, value }) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`);
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function toItem(product: z.output<typeof DocumentProduct>, row: number): Item {
  const { name, sn, categoryId, brandId, specifications, skus, marketPrice } = product;
  const attrs = (specifications?.length ? specifications : [{ name: '规格', values: ['默认'] }]).map(
    ({ name: attrName, values }) => ({ attrName, attrValues: values }),
  );
  const rows = skus?.length
    ? skus
    : [{ values: attrs.map(({ attrValues }) => attrValues[0] ?? ''), price: product.price, stock: 0, image: product.image }];
  const texts = {
    storeName: name,
    storeInfo: (product.brief || name).slice(0, 256),
    keyword: (product.keywords || name).slice(0, 255),
    unitName: (product.unit || '件').slice(0, 32),
  };
  const image = product.image ?? '';
  const pictures = {
    image,
    sliderImage: (product.gallery?.length ? product.gallery : [image]).filter((picture) => picture !== '').slice(0, 10),
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

function judged<T extends z.ZodType>(
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
      name: String(Object(record).name ?? Object(record).id ?? ''),
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
  const products = judged('products', DocumentProduct, shop.data.products, refused);
  const numbers = new Map(products.map(({ record }) => [String(record.id), record.sn || String(record.id)]));
  const reviews = judged('reviews', DocumentReview, shop.data.reviews, refused).map(({ record }) => record);
  const codes = codesOf(reviews);
  return {
    categories: judged('categories', DocumentCategory, shop.data.categories, refused).map(
      ({ record: { id, pid, name, icon, sort } }) => ({
        code: String(id),
        parent: none(String(pid)) ? undefined : String(pid),
        name,
        extra: icon ?? null,
        sort: sort ?? 0,
      }),
    ),
    brands: judged('brands', DocumentBrand, shop.data.brands, refused).map(({ record: { id, name, desc, picture } }) => ({
      code: String(id),
      name,
      logo: (picture ?? '').slice(0, 255),
      story: (desc ?? '').slice(0, 500),
    })),
    items: products.map(({ record, row }) => toItem(record, row)),
    reviews: reviews.map(({ productId, content, pictures, star, at }, place) => ({
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
