import { describe, expect, it } from 'vitest';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReturnCaseCalls } from '#contract/storefront/return-cases.ts';
import { deliveryIn } from '../../../test/delivery.ts';
import { casesIn } from '../../../test/return-cases.ts';
import { openShop } from '../../../test/shop.ts';
import { webhooksIn } from '../../../test/webhooks.ts';

const shop = openShop();
const { sku, order, draft, pay, storefront, staff, open, checkIn, refundCase } = casesIn(shop);
const { point, clerk } = deliveryIn(shop);
const { hook } = webhooksIn(shop);

async function ask(orderNo: string, skuId: number) {
  const goods = { kind: 'return' as const, reason: '与描述不符', lines: [{ skuId, quantity: 1 }] };
  const { caseNo } = await storefront.run(openReturnCaseCalls.create, { orderNo, ...goods, idempotencyKey: `ask-${orderNo}` });
  const { list } = await staff.run(returnCaseCalls.list, { page: 1, limit: 1, keywords: caseNo });
  return { caseNo, id: list[0]?.id ?? 0 };
}

describe('the storefront of a buyer', () => {
  it('hears that goods may come back, will not be taken, or that others are on their way', async () => {
    const told = await hook('return.agreed', 'return.refused', 'return.exchanged');
    const mug = await sku();
    const sold = async () => order({ of: mug, sent: true });
    const [agreed, refused] = [await ask((await sold()).orderNo, mug), await ask((await sold()).orderNo, mug)];
    expect(await told()).toEqual([]);
    await staff.run(returnCaseCalls.agree, { id: agreed.id, returnTo: '杭州市文三路 2 号' });
    await staff.run(returnCaseCalls.refuse, { id: refused.id, reason: '已使用' });
    await refundCase((await checkIn(agreed)).id, 500);
    const exchanged = await open(await sold(), { kind: 'exchange' });
    await staff.run(returnCaseCalls.exchange, { id: (await checkIn(exchanged)).id });

    expect((await told()).toReversed()).toEqual([
      `return.agreed ${agreed.caseNo}`,
      `return.refused ${refused.caseNo}`,
      `return.agreed ${exchanged.caseNo}`,
      `return.exchanged ${exchanged.caseNo}`,
    ]);
  });
});

describe('the buyer', () => {
  it('is notified by templates that the shop adds to its own account', async () => {
    const rows = await staff.run(notificationCalls.list, { sendType: 1 });
    const marks = ['returnAgreed', 'returnRefused', 'exchangeSent'];
    const own = rows.filter(({ mark }) => marks.includes(mark));
    expect(own.map(({ isWechat, isRoutine, isSms }) => [isWechat, isRoutine, isSms])).toEqual(marks.map(() => [2, 2, 0]));
    const id = own[0]?.id ?? 0;
    await staff.run(notificationCalls.update, { id, detailType: 'wechat', tempId: 'own-template', status: 1 });
    expect(await staff.run(notificationCalls.detail, { id, detailType: 'wechat' })).toMatchObject({
      tempId: 'own-template',
      tempKey: '',
      content: expect.stringContaining('寄回地址'),
      status: 1,
    });
  });
});

describe('the notice of what a buyer asks for', () => {
  it('comes to those who see the order: people of a point hear of what was fetched there', async () => {
    await staff.run(configCalls.save, { key: 'store_self_mention', value: 'true' });
    const mug = await sku();
    const [here, there] = [await point(), await point()];
    const may = ['admin:order:case:list', 'admin:order:write:update'];
    const people = [
      await clerk({ storeId: here, may, dataScope: 'points' }),
      await clerk({ storeId: there, may, dataScope: 'points' }),
    ];
    const pickUp = { storeId: here, name: '李四', phone: '13900001234' };
    const placed = await storefront.run(openOrderCalls.create, { ...draft({ of: mug }), address: undefined, pickUp });
    await pay(placed);
    await staff.run(pickUpCalls.verify, { vCode: placed.verifyCode });
    const { caseNo } = await ask(placed.orderNo, mug);
    await shop.runQueued();

    const [own, other] = await Promise.all(people.map(({ desk }) => desk.run(noticeCalls.list, { limit: 9 })));
    expect(own?.map(({ subject }) => subject)).toContain(caseNo);
    expect(other?.map(({ subject }) => subject)).not.toContain(caseNo);
  });
});

describe('the notice that a buyer keeps the goods after all', () => {
  it('comes to staff when the buyer withdraws the case, and not when staff do', async () => {
    const mug = await sku();
    const [kept, late] = [
      await ask((await order({ of: mug, sent: true })).orderNo, mug),
      await ask((await order({ of: mug, sent: true })).orderNo, mug),
    ];

    await storefront.run(openReturnCaseCalls.withdraw, { caseNo: kept.caseNo });
    await staff.run(returnCaseCalls.withdraw, { id: late.id, reason: '商品没有寄回' });
    await shop.runQueued();

    const told = await staff.run(noticeCalls.list, { limit: 50 });
    expect(told.filter(({ mark }) => mark === 'adminReturnWithdrawn').map(({ subject }) => subject)).toEqual([kept.caseNo]);
  });
});
