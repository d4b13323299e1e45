import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { openSignInCalls } from '#contract/customers/sign-ins.ts';
import { openRechargeCalls } from '#contract/finance/recharges.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import type { BuyerDraft } from './find-or-create-buyer.ts';
import { findOrCreateCustomer } from './find-or-create-customer.ts';
import { customer } from './tables.ts';

const shop = openShop();
const { order, sku, storefront } = ordersIn(shop);
const findOrCreate = async (buyer: BuyerDraft) =>
  (await shop.app.write({ name: 'test.customer', actor: systemActor('test') }, (write) => findOrCreateCustomer(write, buyer)))
    .value;
const found = (account: string) => shop.db.select().from(customer).where(eq(customer.account, account));

describe('a buyer', () => {
  it('is found or created once, however many of their first orders come at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, () => findOrCreate({ account: 'wx-1', nickname: '阿福', phone: '138' })),
    );

    expect(new Set(ids).size).toBe(1);
    expect(await found('wx-1')).toMatchObject([{ id: ids[0], nickname: '阿福', phone: '138' }]);
  });

  it('is called by their account where the storefront knows no name', async () => {
    await findOrCreate({ account: 'wx-2' });
    expect(await found('wx-2')).toMatchObject([{ nickname: 'wx-2', phone: null }]);
  });

  it('stays who they were when they come again under another name', async () => {
    const first = await findOrCreate({ account: 'wx-3', nickname: '旧名' });

    expect(await findOrCreate({ account: 'wx-3', nickname: '新名' })).toBe(first);
    expect(await found('wx-3')).toMatchObject([{ nickname: '旧名' }]);
  });
});

describe('a customer who was switched off', () => {
  it('orders, recharges and signs in no more, until switched on again; staff still orders for them', async () => {
    const { of, account } = { of: await sku({ price: 100 }), account: 'off' };
    await order({ of, buyer: { account } });
    const [{ id = 0, isPromoter = false } = {}] = await found(account);
    const turn = (status: boolean) => shop.admin().run(customerCalls.update, { id, isPromoter, status });
    const recharge = { account, price: 1000, idempotencyKey: 'off', rechargeType: 'routine' as const };
    const refused = { message: '当前账户已禁用，请联系管理员！' };

    await turn(false);

    await expect(order({ of, buyer: { account } })).rejects.toMatchObject(refused);
    await expect(storefront.run(openRechargeCalls.create, recharge)).rejects.toMatchObject(refused);
    await expect(storefront.run(openSignInCalls.sign, { account })).rejects.toMatchObject(refused);
    expect(await findOrCreate({ account })).toBe(id);
    await turn(true);
    expect(await storefront.run(openRechargeCalls.create, recharge)).toMatchObject({ price: 1000 });
  });
});
