import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { moveExperience } from './move-experience.ts';

const shop = openShop();
const { uidOf, written, standing, gaps } = accountsIn(shop);
const earn = async (account: string, experience: number, orderNo: string) => {
  const uid = await uidOf(account);
  await written((write) => moveExperience(write, { uid, kind: 'gain', experience, orderNo, mark: '用户付款成功' }));
};

describe('experience', () => {
  it('moves with its row in the ledger, and never below zero', async () => {
    await earn('fu', 50, 'order1');
    const uid = await uidOf('fu');
    const lose = (experience: number) =>
      written((write) => moveExperience(write, { uid, kind: 'loss', experience: -experience, orderNo: 'order1', mark: '退款' }));

    await lose(20);
    await expect(lose(31)).rejects.toMatchObject({ message: '用户经验不足' });

    expect(await standing('fu')).toMatchObject({ experience: 30 });
    expect(await gaps()).toEqual([]);
  });

  it('is earned by an order once', async () => {
    const all = await Promise.allSettled([1, 2, 3].map(() => earn('twice', 10, 'same')));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await standing('twice')).toMatchObject({ experience: 10 });
  });

  it('keeps its ledger as it was written', async () => {
    await earn('kept', 1, 'kept');

    for (const change of [sql`update experience_record set experience = 9`, sql`delete from experience_record`])
      await expect(shop.db.execute(change)).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });
});
