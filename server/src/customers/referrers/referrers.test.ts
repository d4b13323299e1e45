import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';

const shop = openShop();
const { uidOf, written } = accountsIn(shop);
const setReferrer = (uid: number, spreadUid: number | null) =>
  written(({ tx, now }) =>
    tx
      .update(customer)
      .set({ spreadUid, spreadTime: spreadUid === null ? null : now })
      .where(eq(customer.id, uid)),
  );
const countsOf = async (uids: readonly number[]) =>
  (
    await shop.db
      .select({ n: customer.spreadCount })
      .from(customer)
      .where(inArray(customer.id, [...uids]))
      .orderBy(customer.id)
  ).map(({ n }) => n);

async function people(...accounts: string[]): Promise<number[]> {
  const uids = [];
  for (const account of accounts) uids.push(await uidOf(account));
  return uids;
}

describe('those who brought customers', () => {
  it('are counted with each who comes, changes or goes', async () => {
    const uids = await people('a', 'b', 'c');
    const [a = 0, b = 0, c = 0] = uids;

    await setReferrer(b, a);
    await setReferrer(c, a);
    expect(await countsOf(uids)).toEqual([2, 0, 0]);
    await setReferrer(c, b);
    expect(await countsOf(uids)).toEqual([1, 1, 0]);
    await setReferrer(c, null);
    expect(await countsOf(uids)).toEqual([1, 0, 0]);
  });

  it('never stand below those they brought, however many steps apart', async () => {
    const [a = 0, b = 0, c = 0, d = 0] = await people('k1', 'k2', 'k3', 'k4');
    for (const [uid, above] of [
      [b, a],
      [c, b],
      [d, c],
    ] as const)
      await setReferrer(uid, above);

    await expect(setReferrer(a, a)).rejects.toMatchObject({ cause: { constraint: 'customer__spread_self' } });
    await expect(setReferrer(a, d)).rejects.toMatchObject({ constraint: 'customer__upline' });
  });

  it('close no circle together either', async () => {
    const ring = await people('r1', 'r2', 'r3', 'r4');

    const all = await Promise.allSettled(ring.map((uid, index) => setReferrer(uid, ring[(index + 1) % 4] ?? 0)));

    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});
