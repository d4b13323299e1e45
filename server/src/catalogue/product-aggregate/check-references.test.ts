import { describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();

let made = 0;
const draft = async () => catalogue.draft({ cateId: await catalogue.category(), storeName: `归属 ${(made += 1)}` });

async function brand(name: string): Promise<number> {
  await admin.run(brandCalls.save, { name, logo: 'a.png' });
  const { list } = await admin.run(brandCalls.list, { name, page: 1, limit: 1 });
  return list[0]?.id ?? 0;
}

async function seller(name: string): Promise<number> {
  await admin.run(shopCalls.save, { name, logo: 'a.png' });
  const { list } = await admin.run(shopCalls.list, { keywords: name, page: 1, limit: 1 });
  return list[0]?.id ?? 0;
}

describe('the brand of a product', () => {
  it('is refused once it is deleted, for a new product and for an old one', async () => {
    const brandId = await brand('停产');
    await admin.run(brandCalls.delete, { id: brandId });
    const id = await catalogue.product();

    const refused = { message: productRefusals.NO_BRAND().message };
    await expect(admin.run(productCalls.save, { ...(await draft()), brandId })).rejects.toMatchObject(refused);
    await expect(admin.run(productCalls.update, { ...(await draft()), id, brandId })).rejects.toMatchObject(refused);
    expect(await catalogue.row(id)).toMatchObject({ brandId: null });
  });

  it('may be one that is only hidden', async () => {
    const brandId = await brand('藏着');
    await admin.run(brandCalls.updateStatus, { id: brandId, isShow: false });
    const id = await catalogue.product();

    await admin.run(productCalls.update, { ...(await draft()), id, brandId });

    expect(await catalogue.row(id)).toMatchObject({ brandId });
  });
});

describe('the shop of a product', () => {
  it('is refused once it is in the bin, for a new product and for an old one', async () => {
    const merId = await seller('关门');
    await admin.run(shopCalls.delete, { id: merId });
    const id = await catalogue.product();

    const refused = { message: productRefusals.NO_SHOP().message };
    await expect(admin.run(productCalls.save, { ...(await draft()), merId })).rejects.toMatchObject(refused);
    await expect(admin.run(productCalls.update, { ...(await draft()), id, merId })).rejects.toMatchObject(refused);
    expect(await catalogue.row(id)).toMatchObject({ merId: null });
  });

  it('stays with a product that had it before it went to the bin', async () => {
    const merId = await seller('将关');
    const id = await catalogue.product();
    await admin.run(productCalls.update, { ...(await draft()), id, merId });
    await admin.run(shopCalls.delete, { id: merId });

    await admin.run(productCalls.update, { ...(await draft()), id, merId, storeName: '改了名' });

    expect(await catalogue.row(id)).toMatchObject({ merId, storeName: '改了名' });
  });
});
