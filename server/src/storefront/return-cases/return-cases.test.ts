import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { accountsIn } from '../../../test/accounts.ts';
import type { PlacedOrder } from '../../../test/orders.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const { uidOf } = accountsIn(shop);
const { sku, sizeOf, order, storefront, staff, checkIn, refundCase } = casesIn(shop);
const says = (message: string, code = 500) => ({ code, message });
let keys = 0;

const ask = ({ orderNo }: PlacedOrder, skuId: number, more: Partial<Input<typeof openReturnCaseCalls.create>> = {}) =>
  storefront.run(openReturnCaseCalls.create, {
    orderNo,
    kind: 'return',
    reason: '与描述不符',
    explain: '杯口有裂',
    lines: [{ skuId, quantity: 1 }],
    idempotencyKey: `ask-${(keys += 1)}`,
    ...more,
  });
const idOf = async (caseNo: string) =>
  (await staff.run(returnCaseCalls.list, { page: 1, limit: 1, keywords: caseNo })).list[0]?.id ?? 0;

describe('a buyer who wants to give goods back', () => {
  it('asks, is told where to, names the parcel, and has the money', async () => {
    const mug = await sku();
    const placed = await order({ of: mug, quantity: 2, sent: true, buyer: { account: 'buyer-1' } });
    const asked = await ask(placed, mug, { idempotencyKey: 'once', pictures: ['https://shop.example/crack.jpg'] });
    expect(asked).toMatchObject({ state: 'asked', stateText: '待审核', returnTo: '', lines: [{ skuId: mug, quantity: 1 }] });
    expect(await ask(placed, mug, { idempotencyKey: 'once' })).toEqual(asked);
    await shop.runQueued();
    const [told] = await staff.run(noticeCalls.list, { limit: 1 });
    expect(told).toMatchObject({ mark: 'adminReturnAsked', subject: asked.caseNo });

    const id = await idOf(asked.caseNo);
    await staff.run(returnCaseCalls.agree, { id, returnTo: '杭州市文三路 2 号' });
    const { caseNo } = asked;
    const sent = await storefront.run(openReturnCaseCalls.setBack, { caseNo, backName: '顺丰', backNumber: 'SF5001' });
    expect(sent).toMatchObject({ state: 'waiting', returnTo: '杭州市文三路 2 号', backNumber: 'SF5001' });
    await refundCase((await checkIn({ id })).id, 1000);
    await shop.runQueued();

    const mine = await storefront.run(openReturnCaseCalls.list, { page: 1, limit: 9, account: 'buyer-1' });
    expect(mine).toMatchObject({ total: 1, list: [{ caseNo, state: 'closed', refundAmount: 1000, refundState: 'done' }] });
  });

  it('finds the case by either account after two were merged', async () => {
    const [mug, buyer] = [await sku(), { account: 'buyer-twin' }];
    const { caseNo } = await ask(await order({ of: mug, sent: true, buyer }), mug);
    const toUid = await uidOf('buyer-goes-on');
    await shop.admin().run(mergeCalls.merge, { fromUid: await uidOf('buyer-twin'), toUid, reason: '同一位用户' });

    for (const account of ['buyer-twin', 'buyer-goes-on'])
      expect((await storefront.run(openReturnCaseCalls.list, { page: 1, limit: 9, account })).list).toMatchObject([{ caseNo }]);
  });

  it('gets other goods, and follows their parcel', async () => {
    const mug = await sku();
    const [large, placed] = [await sizeOf(mug), await order({ of: mug, sent: true })];
    expect(await storefront.run(openReturnCaseCalls.goods, placed)).toMatchObject([
      { skuId: mug, left: 1, others: [{ skuId: mug }, { skuId: large, sku: '大号' }] },
    ]);
    const { caseNo } = await ask(placed, mug, { kind: 'exchange', lines: [{ skuId: mug, quantity: 1, outSkuId: large }] });
    const id = await idOf(caseNo);
    await staff.run(returnCaseCalls.agree, { id, returnTo: '杭州市文三路 2 号' });
    await checkIn({ id });
    await staff.run(returnCaseCalls.exchange, { id, expressCode: 'yunda', expressNumber: 'YD77' });

    expect(await storefront.run(openReturnCaseCalls.read, { caseNo })).toMatchObject({
      state: 'closed',
      lines: [{ outSku: '大号' }],
      parcel: { deliveryName: '韵达快递', deliveryId: 'YD77' },
    });
    expect(await storefront.run(openReturnCaseCalls.goods, placed)).toMatchObject([{ skuId: large, left: 1 }]);
  });

  it('may think better of it until the goods are back', async () => {
    const mug = await sku();
    const placed = await order({ of: mug, sent: true });
    const { caseNo } = await ask(placed, mug);
    for (const reason of ['不退了', undefined])
      expect(await storefront.run(openReturnCaseCalls.withdraw, { caseNo, reason })).toMatchObject({
        state: 'withdrawn',
        endReason: '不退了',
      });
    const refused = await ask(placed, mug);
    await staff.run(returnCaseCalls.refuse, { id: await idOf(refused.caseNo), reason: '已使用' });
    expect(await storefront.run(openReturnCaseCalls.read, refused)).toMatchObject({ state: 'refused', endReason: '已使用' });
    await expect(storefront.run(openReturnCaseCalls.withdraw, refused)).rejects.toMatchObject(
      says('这张退换单已经结束，不能再操作'),
    );
  });

  it('has no part in the cases of another storefront', async () => {
    const mug = await sku();
    const placed = await order({ of: mug, sent: true });
    const { caseNo } = await ask(placed, mug);
    const other = openStorefrontClient(shop);

    await expect(other.run(openReturnCaseCalls.read, { caseNo })).rejects.toMatchObject({ code: 404 });
    await expect(other.run(openReturnCaseCalls.withdraw, { caseNo })).rejects.toMatchObject({ code: 404 });
    await expect(other.run(openReturnCaseCalls.goods, placed)).rejects.toMatchObject(says('没有找到订单信息'));
    expect(await other.run(openReturnCaseCalls.list, { page: 1, limit: 9 })).toMatchObject({ total: 0 });
  });
});
