import { expect, it } from 'vitest';
import { pointsCalls } from '#contract/customers/points.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { profileCalls, profileTabs } from '#contract/profiles/profiles.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { moveBalance, moveCommission, movePoints } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { address, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);
const { sku } = ordersIn(shop);
const NAME = '微信商城';
const storefront = openStorefrontClient(shop, () => admin.run(storefrontKeyCalls.save, { name: NAME }));
const page = { page: 1, limit: 20 };

it('says of what came through an API key which one it was, and of what did not nothing', async () => {
  const account = 'walks-in';
  const uid = await uidOf(account);
  await written((write) => moveBalance(write, { uid, type: 'system_add', amount: 5000, mark: '后台操作' }));
  await written((write) => movePoints(write, { uid, kind: 'system', integral: 5, mark: '后台操作' }));
  await written((write) => moveCommission(write, { uid, kind: 'refused', price: 5000, mark: '佣金' }));

  const asked = { account, price: 10_000, rechargeType: 'routine' as const, idempotencyKey: 'recharge' };
  const { orderId } = await storefront.run(openRechargeCalls.create, asked);
  await storefront.run(openRechargeCalls.pay, { orderId, amount: 10_000, tradeNo: 'paid' });
  await storefront.run(openSignInCalls.sign, { account });
  const bank = { extractType: 'bank', realName: '李推广', bankName: '工商银行', bankCode: '6222020200112233' } as const;
  await storefront.run(openWithdrawalCalls.apply, { account, idempotencyKey: 'withdraw', extractPrice: 1000, ...bank });
  const lines = [{ skuId: await sku({ price: 1000 }), quantity: 1 }];
  const draft = { idempotencyKey: 'order', buyer: { account }, address, lines, payType: 'yue' as const };
  const { orderNo } = await storefront.run(openOrderCalls.create, draft);
  await storefront.run(openOrderCalls.pay, { orderNo, amount: 1000, payType: 'yue' });

  const keysOf = async (rows: Promise<{ list: { viaKey?: string | null | undefined }[] }>) =>
    (await rows).list.map(({ viaKey }) => viaKey);
  expect(await keysOf(admin.run(balanceLedgerCalls.list, page))).toEqual([NAME, NAME, null]);
  expect(await keysOf(admin.run(pointsCalls.list, page))).toEqual([NAME, null]);
  expect(await keysOf(admin.run(commissionLedgerCalls.list, page))).toEqual([NAME, null]);
  expect(await keysOf(admin.run(withdrawalCalls.list, page))).toEqual([NAME]);
  expect(await keysOf(admin.run(rechargeCalls.list, page))).toEqual([NAME]);
  expect(await admin.run(orderCalls.info, { orderNo })).toMatchObject({ viaKey: NAME });
  expect(await admin.run(orderStepCalls.timeline, { orderNo })).toMatchObject([
    { actor: NAME, actorKind: 'storefront' },
    { actor: NAME, actorKind: 'storefront' },
  ]);
  for (const type of [profileTabs.balance, profileTabs.points])
    expect(await admin.run(profileCalls.infoByCondition, { userId: uid, type, ...page })).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ viaKey: NAME }), expect.objectContaining({ viaKey: null })]),
    });
});
