import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { brand } from '../product-references/tables.ts';
import { product } from '../products/tables.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const orders = ordersIn(shop);
const admin = () => shop.admin();
const TIMES = 4;
const page = { page: 1, limit: 1 };
const code = (end: PromiseSettledResult<unknown>) => (end.status === 'fulfilled' ? 200 : end.reason.code);

let made = 0;
const newName = () => `争${(made += 1)}`;
async function newBrand() {
  await admin().run(brandCalls.save, { name: newName(), logo: 'a.png' });
  return (await admin().run(brandCalls.list, page)).list[0]?.id ?? 0;
}
async function newShop() {
  await admin().run(shopCalls.save, { name: newName(), logo: 'a.png' });
  const id = (await admin().run(shopCalls.list, page)).list[0]?.id ?? 0;
  await admin().run(shopCalls.delete, { id });
  await admin().run(shopCalls.recovery, { id });
  return id;
}
async function newTemplate() {
  const row = { cityId: 'all', title: '[]', first: 100, firstPrice: 0, renewal: 100, renewalPrice: 0 };
  const rows = { shippingTemplatesRegionRequestList: [row], shippingTemplatesFreeRequestList: [] };
  await admin().run(freightTemplateCalls.save, { name: newName(), type: 1, appoint: false, sort: 999, ...rows });
  return (await admin().run(freightTemplateCalls.list, page)).list[0]?.id ?? 0;
}
const save = async (overrides: object) =>
  admin().run(productCalls.save, { ...catalogue.draft({ cateId: await catalogue.category() }), ...overrides });

/** Runs both requests at once, again and again, and answers the code of each. */
async function raced(round: () => Promise<readonly [Promise<unknown>, Promise<unknown>]>) {
  const ends: unknown[][] = [];
  for (let time = 0; time < TIMES; time += 1) ends.push((await Promise.allSettled(await round())).map(code));
  return ends;
}

describe('what a product refers to', () => {
  it('is not deleted while the product is being saved: a brand', async () => {
    await raced(async () => {
      const brandId = await newBrand();
      return [save({ brandId }), admin().run(brandCalls.delete, { id: brandId })];
    });

    const orphans = await shop.db
      .select()
      .from(product)
      .innerJoin(brand, eq(brand.id, product.brandId))
      .where(eq(brand.isDel, true));
    expect(orphans).toEqual([]);
  });

  it('is not deleted while the product is being saved: a category', async () => {
    const ends = await raced(async () => {
      const cateId = await catalogue.category();
      return [save({ cateId: String(cateId) }), admin().run(categoryCalls.delete, { id: cateId })];
    });

    expect(ends.filter(([saved, deleted]) => saved === 200 && deleted === 200)).toEqual([]);
  });

  it('is not deleted while the product is being saved: a freight template', async () => {
    const ends = await raced(async () => {
      const tempId = await newTemplate();
      return [save({ tempId }), admin().run(freightTemplateCalls.remove, { id: tempId })];
    });

    expect(ends.map((end) => end.toSorted())).toEqual(ends.map(() => [200, 500]));
  });

  it('is not put into the bin while the product is being saved: a shop', async () => {
    const ids: number[] = [];
    await raced(async () => {
      const merId = await newShop();
      ids.push(merId);
      return [
        save({ merId }),
        admin()
          .run(shopCalls.delete, { id: merId })
          .then(() => admin().run(shopCalls.completelyDelete, { id: merId })),
      ];
    });

    const kept = await shop.db.select({ merId: product.merId }).from(product);
    for (const merId of ids.filter((id) => kept.some((row) => row.merId === id)))
      expect(await admin().run(shopCalls.info, { id: merId })).toMatchObject({ id: merId });
  });
});

describe('two people at one product', () => {
  it('do not overwrite each other: one of two saves of one version is refused', async () => {
    const cateId = await catalogue.category();
    const ends = await raced(async () => {
      const id = await catalogue.product({ cateId });
      const { version } = await catalogue.row(id);
      const edit = (storeName: string) =>
        admin().run(productCalls.update, { ...catalogue.draft({ cateId, storeName }), id, version });
      return [edit('甲'), edit('乙')];
    });

    expect(ends.map((end) => end.toSorted())).toEqual(ends.map(() => [200, 409]));
  });

  it('never leave it on the shelf and in the bin', async () => {
    const ids: number[] = [];
    await raced(async () => {
      const id = await catalogue.product();
      ids.push(id);
      return [admin().run(productCalls.putOnShell, { id }), admin().run(productCalls.delete, { id, type: 'recycle' })];
    });

    for (const id of ids) expect(await catalogue.row(id)).toMatchObject({ isShow: false, isRecycle: true });
  });

  it('put the same SKU into it once', async () => {
    const cateId = await catalogue.category();
    const id = await catalogue.product({ cateId, colours: ['红'] });
    const edit = () => admin().run(productCalls.update, { ...catalogue.draft({ cateId, colours: ['红', '蓝'] }), id });

    await Promise.allSettled([edit(), edit(), edit()]);

    expect((await catalogue.skusOf(id)).map(({ suk }) => suk)).toEqual(['红', '蓝']);
    expect(await catalogue.gaps()).toEqual([]);
  });
});

describe('staff and buyers at one stock', () => {
  it('lose no piece between them', async () => {
    const id = await catalogue.product({ isShow: true, stock: 20 });
    const [of] = await catalogue.skusOf(id);
    const buy = () => orders.order({ of: of?.id ?? 0, quantity: 2 });
    const refill = () => admin().run(productCalls.patch, { id, stock: 23, stockBase: 20 });

    await Promise.all([buy(), refill(), buy(), refill(), buy(), buy()]);

    expect((await catalogue.row(id)).stock).toBe(18);
    expect(await catalogue.gaps()).toEqual([]);
  });
});
