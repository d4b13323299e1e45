import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { moveBalance } from './move-balance.ts';

const shop = openShop();
const { uidOf, written, deposit, standing, ledger, gaps } = accountsIn(shop);
const take = (uid: number, amount: number, orderNo: string) =>
  written((write) => moveBalance(write, { uid, type: 'pay_order', amount: -amount, orderNo, mark: '购买商品' }));

describe('a balance', () => {
  it('moves with its row in the ledger, which says what there was after it', async () => {
    await deposit('fu', 5000);
    await take(await uidOf('fu'), 1200, 'order1');

    expect(await standing('fu')).toMatchObject({ money: 3800 });
    expect((await ledger('fu')).money).toEqual([
      { type: 'system_add', amount: 5000, balance: 5000, link_id: '0' },
      { type: 'pay_order', amount: -1200, balance: 3800, link_id: 'order1' },
    ]);
  });

  it('is never taken below zero, whoever comes at once', async () => {
    await deposit('race', 1000);
    const uid = await uidOf('race');

    const takes = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => take(uid, 300, `race${n}`)));

    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(takes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: '用户余额不足' } });
    expect(await standing('race')).toMatchObject({ money: 100 });
    expect(await gaps()).toEqual([]);
  });

  it('pays an order once', async () => {
    await deposit('twice', 1000);
    const uid = await uidOf('twice');

    const takes = await Promise.allSettled([1, 2, 3].map(() => take(uid, 100, 'same')));

    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await standing('twice')).toMatchObject({ money: 900 });
  });

  it('keeps its ledger as it was written', async () => {
    await deposit('kept', 100);

    for (const change of [sql`update user_bill set amount = 1`, sql`delete from user_bill`])
      await expect(shop.db.execute(change)).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });
});
