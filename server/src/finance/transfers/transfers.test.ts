import { describe, expect, it } from 'vitest';
import { openTransferCalls } from '#contract/finance/transfers.ts';
import { openLedgerCalls } from '#contract/storefront/ledgers.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const { uidOf, written, standing, gaps, grant } = accountsIn(shop);
const transfer = (account: string, amount: number, idempotencyKey = `${Math.random()}`) =>
  storefront.run(openTransferCalls.transfer, { account, amount, idempotencyKey });

async function earned(account: string, price: number) {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, kind: 'refused', price, mark: '提现申请拒绝返还佣金' }));
}

describe('a transfer', () => {
  it('moves commission onto the balance, once for each key', async () => {
    await earned('li', 1000);

    expect(await transfer('li', 300, 'k')).toEqual({ commission: 700, balance: 300 });
    expect(await transfer('li', 300, 'k')).toEqual({ commission: 700, balance: 300 });
    await expect(transfer('li', 400, 'k')).rejects.toMatchObject({ message: '幂等标识已用于另一笔转入，请换一个' });
    await expect(transfer('li', 0)).rejects.toMatchObject({ message: '转入金额不能为0' });
    await expect(transfer('li', 701)).rejects.toMatchObject({ message: '您当前可充值余额为 7.00元' });
  });

  it('covers exactly what there is, of twenty at once', async () => {
    await earned('many', 700);

    const all = await Promise.allSettled(Array.from({ length: 20 }, () => transfer('many', 100)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(await standing('many')).toMatchObject({ commission: 0, money: 700 });
    expect(await gaps()).toEqual([]);
  });
});

describe('ledgers of one’s own', () => {
  it('tell what moved, the latest first, and nothing of others', async () => {
    await earned('own', 500);
    await transfer('own', 200);
    await grant('own', 30);
    const ask = { account: 'own', page: 1, limit: 20 };

    const commission = await storefront.run(openLedgerCalls.commission, ask);
    expect(commission.list).toMatchObject([
      { title: '佣金转余额', amount: -200, after: 300 },
      { title: '提现申请拒绝', amount: 500, after: 500 },
    ]);
    expect((await storefront.run(openLedgerCalls.balance, ask)).list).toMatchObject([
      { title: '佣金转余额', amount: 200, after: 200 },
    ]);
    expect((await storefront.run(openLedgerCalls.points, ask)).list).toMatchObject([
      { title: '后台积分操作', integral: 30, after: 30 },
    ]);
    expect((await storefront.run(openLedgerCalls.balance, { ...ask, account: 'nobody' })).list).toEqual([]);
  });
});
