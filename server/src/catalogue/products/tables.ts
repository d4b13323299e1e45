import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { shippingTemplates } from '#server/delivery/index.ts';
import { coupon } from '#server/coupons/index.ts';
import { bigrams, fen, instant, stamps } from '#server/platform/database/columns.ts';
import { scopedBy } from '#server/platform/scope/scoped.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { brand, category, shop } from '../product-references/tables.ts';

/**
 * Products of the shop. Triggers keep `price`, `otPrice`, `cost`, `stock`, `sales` and `codes` from its SKUs, and `isBare`
 * from its detail text. No index has `stock` or `sales`, so that a sale changes the row in place.
 */
export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    storeName: varchar({ length: 128 }).notNull(),
    storeInfo: varchar({ length: 256 }).notNull(),
    keyword: varchar({ length: 255 }).notNull(),
    image: varchar({ length: 255 }).notNull(),
    sliderImage: jsonb().$type<string[]>().notNull(),
    flatPattern: varchar({ length: 1000 }).notNull().default(''),
    unitName: varchar({ length: 32 }).notNull(),
    /** The wire's comma list, in the order of the form; `productCate` holds the same for queries. */
    cateId: varchar({ length: 64 }).notNull(),
    brandId: integer(),
    /** The seller; the house itself has none. */
    merId: integer(),
    tempId: integer().notNull(),
    price: fen().notNull().default(0),
    otPrice: fen().notNull().default(0),
    cost: fen().notNull().default(0),
    stock: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    sort: integer().notNull().default(0),
    ficti: integer().notNull().default(0),
    browse: integer().notNull().default(0),
    giveIntegral: integer().notNull().default(0),
    specType: boolean().notNull(),
    isSub: boolean().notNull(),
    isShow: boolean().notNull().default(false),
    isHot: boolean().notNull().default(false),
    isBenefit: boolean().notNull().default(false),
    isBest: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    isGood: boolean().notNull().default(false),
    isRecycle: boolean().notNull().default(false),
    isDel: boolean().notNull().default(false),
    /** The detail text has neither words nor pictures. */
    isBare: boolean().notNull().default(false),
    /** Codes of `activityLabels` in their order: "0,1,2,3". */
    activity: varchar({ length: 16 }).notNull().default('0,1,2,3'),
    /** The number it has outside, by which imports find it again. */
    code: varchar({ length: 64 }),
    /** `code` and the SKUs' bar codes, for the keyword search. */
    codes: text().notNull().default(''),
    version: integer().notNull().default(1),
    addTime: instant().notNull(),
    ...stamps,
    words: text().generatedAlwaysAs(sql`lower((store_name || ' ' || keyword || ' ' || codes)::text)`),
    search: bigrams().generatedAlwaysAs(sql`bigrams((store_name || ' ' || keyword || ' ' || codes)::text)`),
    /** Lacks, in the words of the filter. */
    lacks: text()
      .array()
      .generatedAlwaysAs(
        sql`array_remove(array[case when is_bare then 'detail' end, case when slider_image = '[]'::jsonb then 'gallery' end, case when store_info = '' then 'intro' end, case when keyword = '' then 'keyword' end, case when coalesce(code, '') = '' then 'code' end, case when cost = 0 then 'cost' end], null)`,
      ),
  },
  (t) => [
    uniqueIndex('product__code')
      .on(t.code)
      .where(sql`code is not null and not is_del`),
    foreignKey({ name: 'product__temp', columns: [t.tempId], foreignColumns: [shippingTemplates.id] }),
    foreignKey({ name: 'product__brand', columns: [t.brandId], foreignColumns: [brand.id] }),
    foreignKey({ name: 'product__shop', columns: [t.merId], foreignColumns: [shop.id] }),
    check('product__stock', sql`${t.stock} >= 0`),
    check('product__binned', sql`not (is_show and is_recycle)`),
    index('product__search').using('gin', t.search), // keywords of two characters and more
    index('product__on_sale')
      .on(t.sort, t.id)
      .where(sql`is_show and not is_recycle and not is_del`), // tab 1
    index('product__warehouse')
      .on(t.sort, t.id)
      .where(sql`not is_show and not is_recycle and not is_del`), // tab 2
    index('product__live')
      .on(t.sort, t.id)
      .where(sql`not is_recycle and not is_del`), // tabs 3, 4 and 6
    index('product__kept')
      .on(t.sort, t.id)
      .where(sql`not is_del`), // exports of everything go on where a page ended
    index('product__bin')
      .on(t.sort, t.id)
      .where(sql`is_recycle and not is_del`), // tab 5
    index('product__temp_id').on(t.tempId, t.isDel, t.sort, t.id), // the list by freight; may this freight template go?
    index('product__brand_id')
      .on(t.brandId, t.isDel, t.sort, t.id)
      .where(sql`brand_id is not null`), // the list by brand, and counts per brand
    index('product__mer_id')
      .on(t.merId, t.isDel, t.sort, t.id)
      .where(sql`mer_id is not null`), // the list by shop, and counts per shop
    index('product__shop_tabs')
      .on(t.merId, t.isRecycle, t.isShow)
      .where(sql`mer_id is not null and not is_del`), // tabs of people who see the products of their shop only
    index('product__price')
      .on(t.price, t.id)
      .where(sql`not is_del`), // by price, and a range of prices that few products have
    index('product__add_time')
      .on(t.addTime, t.id)
      .where(sql`not is_del`), // newest first, and a period in which few products were added
    index('product__lacks')
      .using('gin', t.lacks)
      .where(sql`not is_del`), // few products lack something
    index('product__several')
      .on(t.sort, t.id)
      .where(sql`spec_type and not is_del`), // products of several specifications
    index('product__conditions')
      .on(t.sort, t.id, t.price, t.brandId, t.merId, t.tempId, t.specType, t.addTime, t.isShow, t.isRecycle, t.lacks)
      .where(sql`not is_del`), // conditions that many products meet, read along the list without the rows
  ],
);

// A notice names a product that waits for goods. What is indexed begins with the name and a blank, so that a name of one character has
// a pair as well.
scopedBy(
  product,
  { points: 'every', shops: product.merId },
  (name) => sql`${product.search} @> bigrams(${name} || ' ') and ${product.storeName} = ${name} and not ${product.isDel}
    and exists (select from low_stock_notice n where n.product_id = ${product.id} and n.refill_time is null)`,
);

/**
 * Figures that every sale moves, copied by triggers: lists are ordered and searched by it here, because an index on it in `product`
 * would make each sale write all indexes of the product.
 */
export const productFigure = unaudited(
  pgTable(
    'product_figure',
    {
      productId: integer()
        .primaryKey()
        .references(() => product.id, { onDelete: 'cascade' }),
      stock: integer().notNull(),
      sales: integer().notNull(),
    },
    (t) => [
      index('product_figure__stock').on(t.stock, t.productId), // by stock, sold out, a range of stock
      index('product_figure__sales').on(t.sales, t.productId), // by sales
    ],
  ),
  'triggers copy it from the product, whose changes are recorded',
);

/** The long text, apart from the row that every sale touches. */
export const productDescription = pgTable(
  'product_description',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    description: text().notNull(),
  },
  (t) => [unique('product_description__product').on(t.productId)],
);

/** A specification of a product with its values. */
export const productAttr = pgTable(
  'product_attr',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    attrName: varchar({ length: 32 }).notNull(),
    attrValues: jsonb().$type<string[]>().notNull(),
    /** Place in the order of the specifications, which decides the order of values in a suk. */
    place: integer().notNull(),
  },
  (t) => [unique('product_attr__name').on(t.productId, t.attrName)],
);

/** Categories in which a product lies; the category filter asks them. */
export const productCate = pgTable(
  'product_cate',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    cateId: integer().notNull(),
    place: integer().notNull(),
  },
  (t) => [
    unique('product_cate__product').on(t.productId, t.cateId),
    foreignKey({ name: 'product_cate__category', columns: [t.cateId], foreignColumns: [category.id] }),
    index('product_cate__cate').on(t.cateId, t.productId), // the category filter
  ],
);

/** A coupon that is given to whoever buys the product. */
export const productCoupon = pgTable(
  'product_coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    issueCouponId: integer().notNull(),
    addTime: instant().notNull(),
  },
  (t) => [
    unique('product_coupon__product').on(t.productId, t.issueCouponId),
    foreignKey({ name: 'product_coupon__coupon', columns: [t.issueCouponId], foreignColumns: [coupon.id] }),
  ],
);
