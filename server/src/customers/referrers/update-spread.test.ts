import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);

async function promoter(account: string, values: Partial<typeof customer.$inferInsert> = {}): Promise<number> {
  const uid = await uidOf(account);
  await written(({ tx, now }) =>
    tx
      .update(customer)
      .set({ isPromoter: true, promoterTime: now, ...values })
      .where(eq(customer.id, uid)),
  );
  return uid;
}
const put = (userId: number, spreadUid: number) => admin.run(customerCalls.updateSpread, { userId, spreadUid });
const countsOf = async (...uids: number[]) =>
  (await shop.db.select().from(customer).where(inArray(customer.id, uids)).orderBy(customer.id)).map((one) => one.spreadCount);

describe('another referrer', () => {
  it('is counted, and the one before no more', async () => {
    const [a, b, uid] = [await promoter('a'), await promoter('b'), await uidOf('c')];
    await put(uid, a);
    await put(uid, b);

    expect(await admin.run(customerCalls.info, { id: uid })).toMatchObject({ spreadUid: b, spreadTime: expect.any(Date) });
    expect(await countsOf(a, b)).toEqual([0, 1]);
  });

  it('stands above nobody who stands above them, however far, and however many change at once', async () => {
    const ring = [await promoter('r1'), await promoter('r2'), await promoter('r3'), await promoter('r4')];
    const all = await Promise.allSettled(ring.map((uid, at) => put(uid, ring[(at + 1) % ring.length] ?? 0)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(all.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: '当前用户已是推广人的上级' } });

    const [below, above] = [await promoter('k1'), await promoter('k2')];
    await put(below, above);
    await expect(put(above, below)).rejects.toMatchObject({ message: '当前用户已是推广人的上级' });
  });

  it('is refused where it cannot be', async () => {
    const [uid, above] = [await uidOf('x'), await promoter('y')];
    await put(uid, above);
    const no = (userId: number, spreadUid: number, message: string) =>
      expect(put(userId, spreadUid)).rejects.toMatchObject({ message });

    await no(uid, uid, '上级推广人不能为自己');
    await no(99_999, above, '用户不存在');
    await no(uid, above, '当前推广人已经是所选人');
    await no(uid, 99_999, '上级用户不存在');
    await no(uid, await uidOf('plain'), '所选用户不是分销员，请选择分销员');
    await no(uid, await promoter('off', { status: false }), '所选用户已被禁用，请选择其他分销员');
  });
});
