import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';
import { customerLevelRecord } from '../level-records/tables.ts';
import { gainExperience } from './gain-experience.ts';
import { loseExperience } from './lose-experience.ts';

const shop = openShop();
const { uidOf, written, standing, gaps } = accountsIn(shop);
const gain = async (account: string, experience: number, orderNo = account) => {
  const uid = await uidOf(account);
  await written((write) => gainExperience(write, { uid, experience, orderNo }));
};
const lose = (orderNo: string, experience: number) => written((write) => loseExperience(write, { orderNo, experience }));
const levelOf = async (account: string) => (await shop.db.select().from(customer).where(eq(customer.account, account)))[0]?.level;

describe('the level of a buyer', () => {
  it('is the highest that their experience reaches, exactly or by more, with a record', async () => {
    await gain('fu', 499, 'o1');
    expect(await levelOf('fu')).toBe(1);
    await gain('fu', 500, 'o2');
    expect(await levelOf('fu')).toBe(3);

    const records = await shop.db
      .select()
      .from(customerLevelRecord)
      .where(eq(customerLevelRecord.uid, await uidOf('fu')));
    expect(records.map(({ levelId, actorName }) => [levelId, actorName])).toEqual([
      [1, '系统'],
      [3, '系统'],
    ]);
  });

  it('goes down with a refund, as far as the experience is still there', async () => {
    await gain('back', 600);
    await lose('back', 200);
    expect(await levelOf('back')).toBe(1);

    await lose('back', 600);
    expect([await levelOf('back'), (await standing('back')).experience, await gaps()]).toEqual([null, 0, []]);
  });

  it('stays at least what staff gave', async () => {
    await gain('given', 600);
    await written(({ tx }) => tx.update(customer).set({ level: 4, isLevelByHand: true }).where(eq(customer.account, 'given')));

    await lose('given', 600);
    expect(await levelOf('given')).toBe(4);
    await gain('given', 12_000, 'more');
    expect(await levelOf('given')).toBe(5);
  });

  it('stays where an order that earned nothing is refunded', async () => {
    await gain('old', 600);
    await lose('before-experience', 600);
    expect(await levelOf('old')).toBe(2);
  });
});
