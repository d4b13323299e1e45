import { gt, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { promoterCalls } from '#contract/distribution/promoters.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { billCalls } from '#contract/payments/bills.ts';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { administratorCalls } from '#contract/access/administrators.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productTabs } from '#contract/catalogue/product-tabs.ts';
import { fieldsIn, groupDataCalls } from '#contract/settings/group-data.ts';
import { groupCalls } from '#contract/settings/groups.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { lowStockCalls, stockCalls } from '#contract/catalogue/stock.ts';
import { draftCalls } from '#contract/collection/drafts.ts';
import { articleCalls } from '#contract/content/articles.ts';
import { couponTypes, couponUses } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { exportCalls } from '#contract/exports/exports.ts';
import { bargainCalls } from '#contract/marketing/bargains.ts';
import { flashSaleCalls } from '#contract/marketing/flash-sales.ts';
import { groupBuyCalls } from '#contract/marketing/group-buys.ts';
import { participationCalls } from '#contract/marketing/participations.ts';
import { teamCalls } from '#contract/marketing/teams.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { pickUpCalls } from '#contract/fulfilment/pick-up.ts';
import { caseKinds, caseStates } from '#contract/orders/return-case-enums.ts';
import { operatorShareCalls } from '#contract/settlement/operator-shares.ts';
import { settlementStates } from '#contract/settlement/settlement-record.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { incomingNoticeCalls, incomingNoticeStates } from '#contract/services/incoming-notices.ts';
import { order } from '#server/orders/index.ts';
import { recountSlice } from '#server/finance/reconciliations/recount-slice.ts';
import { tallyGaps } from '#server/platform/tally/counts.ts';
import { accountsIn } from '../../test/accounts.ts';
import { catalogueIn } from '../../test/catalogue.ts';
import { picturesIn } from '../../test/pictures.ts';
import { openClient } from '../../test/client.ts';
import { FIRST_PASSWORD } from '../../test/database.ts';
import { openShop } from '../../test/shop.ts';
import { demoArticles } from './articles.ts';
import { demoCoupons } from './coupons.ts';
import { demoBrands, demoFolders, demoRules, demoShops } from './house.ts';
import { demoReviews, ownReviews } from './reviews.ts';

const shop = openShop({ demo: true });
const library = picturesIn(shop);
const all = { page: 1, limit: 9999 };
const products = async () => (await shop.admin().run(productCalls.list, { ...all, type: productTabs.onSale })).list;
const reviews = async (filter = {}) => (await shop.admin().run(reviewCalls.list, { ...all, ...filter })).list;
const bills = async () => (await shop.admin().run(settlementCalls.list, all)).list;
const drafts = async (status: number) => (await shop.admin().run(draftCalls.list, { ...all, status })).list;

async function signedIn(account: string) {
  const { token } = await shop.stranger.run(signInCalls.signIn, { account, pwd: FIRST_PASSWORD });
  return openClient(
    () => shop.app,
    () => ({ 'authori-zation': token }),
  );
}

describe('the demonstration', () => {
  it('has counters where orders wait, were handed out, and are asked back', async () => {
    const { list, total } = await shop.admin().run(pickUpCalls.listPickUps, all);

    expect(total).toBe(8);
    const states = new Set(list.list.map(({ statusStr }) => statusStr.key));
    expect([...states].sort()).toEqual(['applyRefund', 'bargain', 'toBeWrittenOff', 'unPaid']);
    expect(new Set(list.list.map(({ storeName }) => storeName)).size).toBe(2);
    const handedOut = list.list.filter(({ statusStr }) => statusStr.key === 'bargain');
    expect(handedOut.filter(({ clerkName }) => !clerkName)).toEqual([]);
  });

  it('has return cases in every state, for money and for other goods', async () => {
    const { list } = await shop.admin().run(returnCaseCalls.list, all);

    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(caseStates.values));
    expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(caseKinds.values));
  });

  it('has notices of a payment provider in every state, whose fields can be looked at', async () => {
    const { list } = await shop.admin().run(incomingNoticeCalls.list, all);
    expect(new Set(list.map(({ state }) => state))).toEqual(new Set(incomingNoticeStates.values));

    const { fields } = await shop.admin().run(incomingNoticeCalls.info, { id: list[0]?.id ?? 0 });
    expect(fields).toContainEqual({ name: 'event_type', value: 'TRANSACTION.SUCCESS' });
  });

  it('has every product on the shelf with a brand, a picture of its own and something behind it', async () => {
    const shown = await products();

    expect(shown.length).toBeGreaterThan(20);
    expect(new Set(shown.map(({ image }) => image)).size).toBe(shown.length);
    for (const { image } of shown) expect((await library.fetch(image)).headers['content-type']).toBe('image/jpeg');
  });

  it('has brands with goods, and one that is hidden', async () => {
    const { list } = await shop.admin().run(brandCalls.list, all);

    expect(list).toHaveLength(demoBrands.length);
    expect(list.filter(({ isShow }) => !isShow)).toMatchObject([{ productCount: 0 }]);
    expect(list.filter(({ isShow, productCount }) => isShow && productCount === 0)).toEqual([]);
  });

  it('has shops that sell, and one that is closed', async () => {
    const { list } = await shop.admin().run(shopCalls.list, all);

    expect(await shop.admin().run(shopCalls.getCount, {})).toEqual({ show: 2, hide: 1, recycle: 0 });
    expect(list.filter(({ status, productCount }) => status !== productCount > 0)).toEqual([]);
  });

  it('has orders of several shops, of which each shows its own part to whoever signs in for it', async () => {
    const { list } = await shop.admin().run(orderCalls.list, { ...all, status: 'all', type: 2 });
    const seller = await signedIn('shangjia');
    const operator = await signedIn('yunying');
    await expect(seller.run(orderCalls.list, { ...all, status: 'all', type: 2 })).rejects.toMatchObject({
      code: 403,
    });
    const seen = (await operator.run(orderCalls.list, { ...all, status: 'all', type: 2 })).list;
    const parts = seen.filter(({ isPart }) => isPart);
    expect(parts.length).toBeGreaterThanOrEqual(2);
    expect(seen.length).toBeLessThan(list.length);
    for (const part of parts)
      expect(Number(part.payPrice)).toBeLessThan(Number(list.find(({ orderId }) => orderId === part.orderId)?.payPrice));
    expect(list.some(({ orderId, sentPieces }) => sentPieces > 0 && parts.some((part) => part.orderId === orderId))).toBe(true);
  });

  it('has articles to read, one of them not yet shown, each with its picture', async () => {
    const { list } = await shop.admin().run(articleCalls.list, all);

    expect(list.map(({ visit }) => visit)).toEqual(demoArticles.map(({ visits }) => visits).toSorted((a, b) => b - a));
    expect(list.filter(({ hide }) => hide)).toHaveLength(1);
    for (const { imageInput } of list) expect((await library.fetch(imageInput)).headers['content-type']).toBe('image/jpeg');
  });

  it('has two weeks of money whose documents and ledgers agree', async () => {
    const days = async () => (await shop.admin().run(reconciliationCalls.list, { page: 1, limit: 20 })).list;
    const { written } = accountsIn(shop);
    for (const { id } of await days()) await written((write) => recountSlice(write, { id }));
    const list = await days();
    expect(list).toHaveLength(14);
    expect(list.filter(({ state, recount }) => state !== 'even' || recount !== null)).toEqual([]);
    expect(list.some(({ net }) => net > 0)).toBe(true);
  });

  it('has bills of WeChat Pay that agree, and one that people have to look at', async () => {
    const { list } = await shop.admin().run(billCalls.list, { page: 1, limit: 20 });
    expect(list.map(({ state }) => state)).toEqual(['differs', 'even', 'even', 'even']);
    expect(list.every(({ ourPaid }) => ourPaid > 0)).toBe(true);
  });

  it('has campaigns of every kind that run and are to come, with customers who take part', async () => {
    const client = shop.admin();
    const [sales, bargains, groups] = await Promise.all([
      client.run(flashSaleCalls.list, all),
      client.run(bargainCalls.list, all),
      client.run(groupBuyCalls.list, all),
    ]);
    const now = shop.clock.now();
    for (const { list } of [sales, bargains, groups]) {
      expect(list.some(({ startTime }) => startTime > now)).toBe(true);
      expect(list.some(({ startTime, stopTime }) => startTime <= now && now < stopTime)).toBe(true);
    }
    const states = async (asked: Promise<{ list: { status: number }[] }>) =>
      new Set((await asked).list.map(({ status }) => status));
    expect(await states(client.run(participationCalls.list, all))).toEqual(new Set([1, 3]));
    expect(await states(client.run(teamCalls.list, all))).toEqual(new Set([1, 2, 3]));
  });

  it.each(campaignKinds.options)('has results of $label that bring money, and money that went back', async ({ value: kind }) => {
    const { list } = await shop.admin().run(campaignResultCalls.list, { ...all, kind, order: '-net' });
    const sold = list.filter(({ orders }) => orders > 0);

    expect(sold.length).toBeGreaterThan(1);
    for (const { people, orders, net, discount } of sold.filter((each) => each.net !== 0))
      expect([people >= orders / 2, Number(net) > 0, Number(discount) > 0]).toEqual([true, true, true]);
    const isRefunded = kind === campaignKinds.flashSale || kind === campaignKinds.groupBuy;
    expect(list.some(({ refunded }) => Number(refunded) > 0)).toBe(isRefunded);
  });

  it('has orders that points paid a part of', async () => {
    const paid = await shop.db.select().from(order).where(gt(order.useIntegral, 0));

    expect(paid).toHaveLength(2);
    expect(paid.every(({ deductionPrice, payPrice }) => deductionPrice > 0 && payPrice > 0)).toBe(true);
  });

  it('counts what it keeps sums of as they are', async () => {
    expect(await tallyGaps(shop.db)).toEqual([]);
  });

  it('has coupons of every kind, and gives some with its goods', async () => {
    const { list } = await shop.admin().run(couponCalls.list, all);
    const infos = await Promise.all((await products()).map(({ id }) => shop.admin().run(productCalls.info, { id })));

    expect([...new Set(list.map(({ type }) => type))].sort()).toEqual(couponTypes.values);
    expect([...new Set(list.map(({ useType }) => useType))].sort()).toEqual(couponUses.values);
    expect(list.filter(({ status }) => !status)).toHaveLength(1);
    expect(infos.filter(({ couponIds }) => couponIds !== null)).toHaveLength(
      demoCoupons.reduce((sum, { givenWith = [] }) => sum + givenWith.length, 0),
    );
  });

  it('is known as one, so that a stand-in answers its refunds', async () => {
    expect(await shop.app.isDemonstration()).toBe(true);
  });

  it('has a picture in every entry of combined data, so that each is saved as it stands', async () => {
    const admin = shop.admin();
    const groups = (await admin.run(groupCalls.list, all)).list;
    for (const { id: gid, formId } of groups) {
      const [entry] = (await admin.run(groupDataCalls.list, { ...all, gid })).list;
      const { id = 0, sort = 0, value = '' } = entry ?? {};
      const body = { gid, form: { id: formId, sort, status: true, fields: fieldsIn(value) } };
      await expect(admin.run(groupDataCalls.update, { id, ...body })).resolves.toBeNull();
    }
    expect(groups.length).toBeGreaterThan(17);
  });

  it('has specification templates', async () => {
    const { list } = await shop.admin().run(ruleCalls.list, all);

    expect(list.map(({ ruleName }) => ruleName).sort()).toEqual(Object.keys(demoRules).sort());
  });

  it('has drafts that wait, failed and became a product', async () => {
    expect((await drafts(0)).map(({ platform }) => platform)).toEqual(['guotie', 'taobao', 'jd']);
    expect(await drafts(1)).toEqual([expect.objectContaining({ productId: expect.any(Number), failReason: '' })]);
    for (const { failReason, price } of await drafts(2))
      expect([failReason, price]).toEqual([expect.stringContaining('请'), null]);
  });

  it('has a library in folders, and knows where each picture is shown', async () => {
    const [files, unused, video] = [await library.list(), await library.list({ unused: true }), { attType: 'video/mp4' }];

    expect(files.length).toBeGreaterThan(80);
    expect(new Set(files.map(({ pid }) => pid)).size).toBe(demoFolders.length);
    expect(await library.list({ name: '标志' })).toHaveLength(demoBrands.length + demoShops.length);
    expect(unused).toEqual([expect.objectContaining(video)]);
    expect((await library.fetch(unused[0]?.sattDir ?? '')).headers['content-type']).toBe('video/mp4');
  });
});

describe('the reviews of the demonstration', () => {
  it('are of customers and of the shop’s own, in the order of time', async () => {
    const list = await reviews();

    expect(list.filter(({ oid }) => oid > 0)).toHaveLength(demoReviews.length);
    expect(list.filter(({ oid, avatar }) => oid === 0 && avatar !== '')).toHaveLength(ownReviews.length);
    const times = list.map(({ createTime }) => createTime.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('leave something to do: answers, low scores, and one that was hidden', async () => {
    expect((await reviews({ lowScore: true, isReply: false })).length).toBeGreaterThan(1);
    expect((await reviews({ isReply: true })).length).toBeGreaterThan(15);
    expect(await reviews({ isShow: false })).toHaveLength(1);
  });

  it('come after their parcels and before their answers', async () => {
    for (const { createTime, merchantReplyTime } of await reviews({ isReply: true })) {
      expect(merchantReplyTime?.getTime()).toBeGreaterThan(createTime.getTime());
      expect(merchantReplyTime?.getTime()).toBeLessThanOrEqual(shop.clock.now().getTime());
    }
  });
});

describe('the stock of the demonstration', () => {
  it('was put down before anybody bought', async () => {
    for (const { id } of await products()) {
      const { list } = await shop.admin().run(stockCalls.list, { ...all, productId: id });
      const [first, ...others] = list.filter(({ skuId }) => skuId === list.at(-1)?.skuId).toReversed();

      expect(first?.cause).toBe('opening');
      for (const { createTime } of others) expect(createTime.getTime()).toBeGreaterThan(first?.createTime.getTime() ?? Infinity);
    }
  });

  it('equals its ledger, was counted in between, and ran low in places', async () => {
    const { list } = await shop.admin().run(lowStockCalls.list, all);

    expect(await catalogueIn(shop).gaps()).toEqual([]);
    expect(list.filter(({ refillTime }) => refillTime === null).length).toBeGreaterThan(1);
    expect(list.filter(({ refillTime }) => refillTime !== null).length).toBeGreaterThan(0);
  });
});

describe('the first administrator of the demonstration', () => {
  const first = () => signedIn('admin');

  it('changed many products today, and may take it back', async () => {
    const { list } = await (await first()).run(productBulkCalls.bulkList, all);

    expect(list).toHaveLength(2);
    for (const { state, changed, changeId } of list)
      expect([state, changed > 0, changeId]).toEqual(['done', true, expect.any(Number)]);
    expect(list[0]?.refused).toBeGreaterThan(0);
  });

  it('reads in words what the demonstration wrote', async () => {
    const { list } = await (await first()).run(changeLogCalls.list, { ...all, noun: 'demo' });

    expect(list.map(({ act }) => act)).toContain('demo.settings');
    expect(list.map(({ label }) => label).filter((label) => /[a-z]/.test(label))).toEqual([]);
  });

  it('has a file of all products on sale', async () => {
    await shop.runDue();

    expect((await (await first()).run(exportCalls.list, all)).list).toMatchObject([{ state: 'done', format: 'xlsx' }]);
  });
});

describe('the staff of the demonstration', () => {
  it.each([
    ['dianzhang', '11'],
    ['cangku', '12'],
    ['kefu', '13'],
    ['caiwu', '14'],
    ['dianyuan', '15'],
    ['yanshi', '5'],
  ])('has %s, who signs in and works at once', async (account, roleId) => {
    const client = await signedIn(account);

    expect(await client.run(administratorCalls.me, {})).toMatchObject({ account, roles: [roleId] });
    expect((await client.run(orderCalls.list, { ...all, type: 2, status: 'all' })).list.length).toBeGreaterThan(0);
  });

  it('has shangjia, who keeps the products of one shop', async () => {
    const client = await signedIn('shangjia');

    expect(await client.run(administratorCalls.me, {})).toMatchObject({ roles: ['16'], ownShop: { name: '臂板工房模型店' } });
    const { total } = await client.run(productCalls.listAll, all);
    expect(total).toBeGreaterThan(1);
    expect(total).toBeLessThan((await shop.admin().run(productCalls.listAll, all)).total);
  });

  it('reads the names of what a product belongs to', async () => {
    const client = await signedIn('kefu');

    expect((await client.run(brandCalls.list, all)).list.length).toBeGreaterThan(1);
    expect((await client.run(freightTemplateCalls.list, all)).list.length).toBeGreaterThan(0);
  });
});

describe('the orders of the demonstration', () => {
  const count = () => shop.admin().run(orderCalls.statusNum, { type: 2 });

  it('stand in every state, and stay there when the timers run', async () => {
    const before = await count();

    await shop.runDue();

    expect(await count()).toEqual(before);
    for (const state of ['unPaid', 'notShipped', 'spike', 'bargain', 'refunding'] as const)
      expect(before[state]).toBeGreaterThan(0);
  });
});

describe('the customers of the demonstration', () => {
  const { gaps } = accountsIn(shop);

  it('are five hundred, whose figures are the sums of their ledgers', async () => {
    const { total } = await shop.admin().run(customerCalls.list, { page: 1, limit: 1 });

    expect(total).toBeGreaterThanOrEqual(500);
    expect(await gaps()).toEqual([]);
    const { rows } = await shop.db.execute(sql`select id from customer c where pay_count <> (
      select count(*) from "order" o where o.uid = c.id and o.pay_time is not null)
      or spread_count <> (select count(*) from customer b where b.spread_uid = c.id)`);
    expect(rows).toEqual([]);
  });

  it('have recharged, earned and asked for their commission in every state', async () => {
    const withdrawals = (await shop.admin().run(withdrawalCalls.list, all)).list;
    const promoters = (await shop.admin().run(promoterCalls.list, all)).list;

    expect([...new Set(withdrawals.map(({ status }) => status))].sort()).toEqual([-1, 0, 1]);
    expect((await shop.admin().run(rechargeCalls.list, all)).total).toBeGreaterThan(50);
    expect(promoters.filter(({ spreadCount, spreadOrderNum }) => spreadCount > 2 && spreadOrderNum > 0).length).toBeGreaterThan(
      10,
    );
  });
});

describe('the invoices of the demonstration', () => {
  it('have a refund that waits for a red-letter invoice, and a recharge to be invoiced', async () => {
    const due = (await shop.admin().run(invoiceCalls.list, { ...all, redDue: true })).list;
    const applications = (await shop.admin().run(applicationCalls.list, all)).list;

    expect(due).toHaveLength(1);
    expect(applications.filter(({ source }) => source === 2)).toMatchObject([{ audit: 4, progress: 1 }]);
  });
});

describe('a shop that has accounts already', () => {
  it('is not filled again', async () => {
    const before = (await products()).length;

    await shop.app.seed({ demo: true });

    expect(await products()).toHaveLength(before);
  });
});

describe('bills of the shops in the demonstration', () => {
  it('are of several sellers and in every state', async () => {
    const made = await bills();
    expect(new Set(made.map(({ shopId }) => shopId)).size).toBeGreaterThan(1);
    expect([...new Set(made.map(({ status }) => status))].toSorted()).toEqual(settlementStates.values.toSorted());
    expect(made.filter(({ objectionState }) => objectionState > 0)).not.toEqual([]);
    expect((await shop.admin().run(operatorShareCalls.listShares, all)).list).not.toEqual([]);
  });
});
