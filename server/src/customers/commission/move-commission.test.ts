import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { type CommissionMove, moveCommission } from './move-commission.ts';

const shop = openShop();
const { uidOf, written, standing, gaps } = accountsIn(shop);
const move = async (account: string, fields: Pick<CommissionMove, 'kind' | 'price'> & { linkId?: string }) => {
  const uid = await uidOf(account);
  await written((write) => moveCommission(write, { uid, mark: '佣金', ...fields }));
};

describe('commission', () => {
  it('is withdrawn down to nothing, whoever comes at once', async () => {
    await move('race', { kind: 'refused', price: 1000 });

    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => move('race', { kind: 'withdraw', price: -300, linkId: String(n) })),
    );

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await standing('race')).toMatchObject({ commission: 100 });
    expect(await gaps()).toEqual([]);
  });

  it('may be owed when an order is refunded after it was withdrawn', async () => {
    await move('owe', { kind: 'loss', price: -250, linkId: 'order1' });

    expect(await standing('owe')).toMatchObject({ commission: -250 });
    await expect(move('owe', { kind: 'transfer', price: -1 })).rejects.toMatchObject({ message: '用户可提现佣金不足' });
  });

  it('that counts keeps its ledger as it was written; a withdrawal is still decided', async () => {
    await move('kept', { kind: 'refused', price: 500 });
    await move('kept', { kind: 'withdraw', price: -500, linkId: 'w' });
    const decide = (status: number) => shop.db.execute(sql`update commission_record set status = ${status} where link_id = 'w'`);

    await decide(commissionStates.complete);

    for (const change of [decide(commissionStates.invalid), shop.db.execute(sql`delete from commission_record`)])
      await expect(change).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });
});
