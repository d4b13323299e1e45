import { describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { draftCalls } from '#contract/collection/drafts.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { collectionIn } from '../../../test/collection.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const coupons = couponsIn(shop);
const clerk = shop.admin();

const giftsOf = async (id: number) => (await clerk.run(productCalls.info, { id })).couponIds;
const GONE = { code: 500, message: '所选优惠券不存在或已删除，请移除后重新选择' };

async function edit(id: number, couponIds?: number[] | null) {
  const { cateId } = await catalogue.row(id);
  return clerk.change(productCalls.update, { ...catalogue.draft({ cateId: Number(cateId) }), id, couponIds });
}

async function productWith(...couponIds: number[]): Promise<number> {
  const id = await catalogue.product();
  await edit(id, couponIds);
  return id;
}

describe('the coupons given with a product', () => {
  it('are saved with a new one, each once, and answered as their own list has them', async () => {
    const [first, second] = [await coupons.coupon({ name: '五元券' }), await coupons.coupon({ name: '十元券' })];
    const draft = catalogue.draft({ cateId: await catalogue.category(), storeName: '带券的新品' });
    await clerk.run(productCalls.save, { ...draft, couponIds: [second, first, second] });
    const { list } = await clerk.run(productCalls.listAll, { keywords: '带券的新品', page: 1, limit: 1 });

    const info = await clerk.run(productCalls.info, { id: list[0]?.id ?? 0 });

    expect(info.couponIds).toEqual([second, first]);
    const { list: known } = await clerk.run(couponCalls.list, { page: 1, limit: 2 });
    const asListed = known.map(({ clashReason: _reason, isPrivate: _mark, bearer: _bearer, ...row }) => row);
    expect(info.coupons).toEqual([second, first].map((id) => asListed.find((row) => row.id === id)));
  });

  it('are replaced by an edit, taken away by an empty list, and kept by a client that sends none', async () => {
    const [first, second] = [await coupons.coupon(), await coupons.coupon()];
    const id = await productWith(first);

    await edit(id, [second]);
    await edit(id);
    await edit(id, null);
    expect(await giftsOf(id)).toEqual([second]);

    await edit(id, []);
    expect(await giftsOf(id)).toBeNull();
  });

  it('must be there', async () => {
    const [kept, gone] = [await coupons.coupon(), await coupons.coupon()];
    const id = await productWith(kept);
    await clerk.run(couponCalls.delete, { id: gone });

    for (const couponId of [gone, 999_999]) await expect(edit(id, [kept, couponId])).rejects.toMatchObject(GONE);
    expect(await giftsOf(id)).toEqual([kept]);
  });

  it('go with a coupon that is deleted, and come back with it', async () => {
    const [stays, goes] = [await coupons.coupon(), await coupons.coupon()];
    const id = await productWith(stays, goes);

    const deleted = await clerk.change(couponCalls.delete, { id: goes });
    expect(await giftsOf(id)).toEqual([stays]);
    await edit(id, [stays]);
    await clerk.run(changeCalls.undo, { id: deleted.changeId });

    expect(await giftsOf(id)).toEqual([stays, goes]);
  });

  it('stay with a product through the bin and back', async () => {
    const coupon = await coupons.coupon();
    const id = await productWith(coupon);

    const binned = await clerk.change(productCalls.delete, { id, type: 'recycle' });
    await clerk.run(changeCalls.undo, { id: binned.changeId });
    expect(await giftsOf(id)).toEqual([coupon]);
  });

  it('are copied with it', async () => {
    const coupon = await coupons.coupon();

    const copy = await clerk.run(productCalls.duplicate, { id: await productWith(coupon) });

    expect(await giftsOf(copy.id)).toEqual([coupon]);
  });

  it('are taken from the form of a collected draft', async () => {
    const [coupon, draftId] = [await coupons.coupon(), await collectionIn(shop).draft()];
    const draft = catalogue.draft({ cateId: await catalogue.category(), storeName: '采来的带券' });

    await clerk.run(draftCalls.addProduct, { ...draft, draftId, couponIds: [coupon] });

    const { list } = await clerk.run(productCalls.listAll, { keywords: '采来的带券', page: 1, limit: 1 });
    expect(await giftsOf(list[0]?.id ?? 0)).toEqual([coupon]);
  });

  it('stand in its history by their names', async () => {
    const [before, after] = [await coupons.coupon({ name: '旧券' }), await coupons.coupon({ name: '新券' })];
    const id = await productWith(before);

    await edit(id, [after]);

    const { list } = await clerk.run(changeCalls.list, { noun: 'product', rowId: id, page: 1, limit: 1 });
    expect(list[0]?.fields.filter(({ label }) => label === '优惠券')).toEqual([
      { field: 'issueCouponId', label: '优惠券', before: null, after: '新券', isMember: true },
      { field: 'issueCouponId', label: '优惠券', before: '旧券', after: null, isMember: true },
    ]);
  });

  it('cost the record of a product one statement, however many they are', async () => {
    const [bare, rich] = [await catalogue.product(), await productWith(await coupons.coupon(), await coupons.coupon())];
    const read = (id: number) => shop.countQueries(() => clerk.run(productCalls.info, { id }));
    await read(bare);

    expect(await read(rich)).toBe((await read(bare)) + 1);
  });
});
