import { eq } from 'drizzle-orm';
import type { DataScope } from '#contract/access/role-record.ts';
import type { Input } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopStaffCalls } from '#contract/catalogue/shop-staff.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { stockGaps } from '#server/catalogue/index.ts';
import { category } from '#server/catalogue/product-references/tables.ts';
import { insertAggregates } from '#server/catalogue/product-aggregate/insert-aggregates.ts';
import { toAggregate } from '#server/catalogue/product-acts/rules.ts';
import { product } from '#server/catalogue/products/tables.ts';
import { sku } from '#server/catalogue/skus/tables.ts';
import { addressesBelow } from '#server/pictures/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { headersOf } from './actors.ts';
import { openClient } from './client.ts';
import type { Shop } from './shop.ts';

type ProductDraftInput = Input<typeof productCalls.save>;

interface ProductOptions {
  storeName?: string;
  keyword?: string;
  /** Price in fen. */
  price?: number;
  stock?: number;
  barCode?: string;
  sort?: number;
  cateId?: number;
  isShow?: boolean;
  /** Values of one specification 颜色; several make a product of several SKUs. */
  colours?: string[];
  /** The gallery. */
  sliderImage?: string[];
  storeInfo?: string;
  /** The detail text. */
  content?: string;
  code?: string;
}

let made = 0;

interface KeeperOptions {
  shopId: number;
  may: readonly string[];
  dataScope?: DataScope;
  /** Limit of a refund in fen. */
  refundLimit?: number;
}

/** Factories of the catalogue. */
export function catalogueIn(shop: Shop) {
  const write = <O>(verb: Parameters<typeof shop.app.write<O>>[1]) =>
    shop.app.write({ name: 'test.catalogue', actor: systemActor('test') }, verb);

  async function newCategory(
    overrides: { name?: string; pid?: number; path?: string; status?: boolean; type?: number } = {},
  ): Promise<number> {
    made += 1;
    const values = { name: `分类${made}`, pid: 0, path: '/0/', status: true, type: 1, sort: 0, ...overrides };
    const { value } = await write(
      async ({ tx }) => (await tx.insert(category).values(values).returning({ id: category.id }))[0]?.id ?? 0,
    );
    return value;
  }

  /** Form values of a product; one SKU unless colours are named. */
  function draft(overrides: ProductOptions & { cateId: number }): ProductDraftInput {
    const {
      storeName = '马克杯',
      keyword = '杯子',
      price = 1000,
      stock = 10,
      barCode = '',
      sort = 0,
      cateId,
      colours,
    } = overrides;
    const { sliderImage = ['a.png'], storeInfo = storeName, content } = overrides;
    const spec = colours ? '颜色' : '规格';
    const values = colours ?? ['默认'];
    const figures = { image: 'a.png', price, cost: price, otPrice: price, stock };
    return {
      image: 'a.png',
      sliderImage,
      storeName,
      storeInfo,
      content,
      keyword,
      cateId: String(cateId),
      unitName: '件',
      isSub: false,
      tempId: 1,
      specType: colours !== undefined,
      sort,
      attr: [{ attrName: spec, attrValues: values.join(',') }],
      attrValue: values.map((value) => ({ ...figures, barCode, attrValue: { [spec]: value } })),
    };
  }

  /** Makes so many alike in one write; answers their ids. */
  async function products(count: number, overrides: ProductOptions = {}): Promise<number[]> {
    const cateId = overrides.cateId ?? (await newCategory());
    const aggregate = toAggregate(draft({ ...overrides, cateId }), null, addressesBelow(''));
    const fields = { ...aggregate.fields, code: overrides.code ?? null };
    const alike = { ...aggregate, fields, isShow: overrides.isShow ?? false };
    const { value } = await write((context) => insertAggregates(context, Array(count).fill(alike), 'opening'));
    return value;
  }

  return {
    category: newCategory,
    draft,
    products,

    /** A product with what the form holds besides; answers its id. */
    async saved(fields: Partial<ProductDraftInput>): Promise<number> {
      const { storeName = `表单商品 ${(made += 1)}`, cateId = String(await newCategory()) } = fields;
      const admin = shop.admin();
      await admin.run(productCalls.save, { ...draft({ storeName, cateId: 0 }), ...fields, cateId });
      const { list } = await admin.run(productCalls.listAll, { keywords: storeName, page: 1, limit: 1 });
      return list[0]?.id ?? 0;
    },

    /** A product in the warehouse (or on the shelf); answers its id. */
    product: async (overrides: ProductOptions = {}): Promise<number> => (await products(1, overrides))[0] ?? 0,

    /** A shop that products belong to; its id. */
    async seller(name: string): Promise<number> {
      const admin = shop.admin();
      await admin.run(shopCalls.save, { name, logo: 'a.png' });
      return (await admin.run(shopCalls.list, { keywords: name, page: 1, limit: 1 })).list[0]?.id ?? 0;
    },

    /** Person with these permissions among the people of a shop, who sees its products only. */
    async keeper({ shopId, dataScope = 'shop', ...role }: KeeperOptions) {
      const [person, admin] = [await shop.person({ ...role, dataScope }), shop.admin()];
      const present = await admin.run(shopStaffCalls.list, { shopId });
      await admin.run(shopStaffCalls.save, { shopId, adminIds: [...present.map(({ adminId }) => adminId), person.id] });
      const desk = openClient(
        () => shop.app,
        () => headersOf(person),
      );
      return { ...person, desk };
    },

    async row(id: number) {
      const [row] = await shop.db.select().from(product).where(eq(product.id, id));
      if (!row) throw new Error(`no product ${id}`);
      return row;
    },

    skusOf: (productId: number) => shop.db.select().from(sku).where(eq(sku.productId, productId)).orderBy(sku.id),

    /** Differences of stock and ledger; empty in a sound shop. */
    gaps: () => stockGaps(shop.db),
  };
}
