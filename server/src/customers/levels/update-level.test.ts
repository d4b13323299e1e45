import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerCalls } from '#contract/customers/customers.ts';
import { levelRecordCalls } from '#contract/customers/level-records.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { customerLevelRecord } from '../level-records/tables.ts';

// Levels of a new shop: 1 from 1, 2 from 500, 3 from 999, 4 from 5000, 5 from 12000.
const shop = openShop();
const admin = shop.admin();
const { uidOf, written, standing, gaps } = accountsIn(shop);
const update = (body: object) => admin.raw('POST', '/admin/user/update/level', { body });

async function member(account: string, level: number | null, experience = 0): Promise<number> {
  const uid = await uidOf(account);
  await written(async (write) => {
    await moveExperience(write, { uid, kind: 'gain', experience, mark: '付款', orderNo: `order-${account}` });
    await write.tx.update(customer).set({ level }).where(eq(customer.id, uid));
  });
  return uid;
}
const levelOf = async (id: number) => (await admin.run(customerCalls.info, { id })).level;
const lastMark = async (uid: number) => {
  const { mark, uid: of, id } = customerLevelRecord;
  return (await shop.db.select({ mark }).from(customerLevelRecord).where(eq(of, uid)).orderBy(desc(id)))[0]?.mark;
};

describe('a level given by hand', () => {
  it('raises without a word about experience, and says so in a record', async () => {
    const uid = await member('raise', 1, 10);

    expect(await update({ uid, levelId: 3 })).toMatchObject({ code: 200, message: '更新成功', data: null });

    expect(await levelOf(uid)).toBe(3);
    expect(await standing('raise')).toMatchObject({ experience: 10 });
    expect(await lastMark(uid)).toMatch(/^尊敬的用户 raise,在[\d :-]+管理员调整用户等级成为白银会员$/);
  });

  it('lowers, and leaves or takes the experience above the new threshold', async () => {
    const [kept, taken, few] = [await member('kept', 4, 6000), await member('taken', 4, 6000), await member('few', 4, 20)];
    await admin.run(customerCalls.updateLevel, { uid: kept, levelId: 2, isSub: false });
    await admin.run(customerCalls.updateLevel, { uid: taken, levelId: 2, isSub: true });
    await admin.run(customerCalls.updateLevel, { uid: few, levelId: 2, isSub: true });

    expect(await lastMark(kept)).toMatch(/,不扣除经验$/);
    expect(await standing('kept')).toMatchObject({ experience: 6000 });
    expect(await lastMark(taken)).toMatch(/,扣除经验5500$/);
    expect(await standing('taken')).toMatchObject({ experience: 500 });
    expect(await standing('few')).toMatchObject({ experience: 20 });
    expect(await gaps()).toEqual([]);
  });

  it('is read with its terms by staff, of everybody or of one customer, the latest first', async () => {
    const [one, other] = [await member('read', 1), await member('other', 1)];
    for (const [uid, levelId] of [
      [one, 2],
      [one, 3],
      [other, 2],
    ] as const)
      await admin.run(customerCalls.updateLevel, { uid, levelId });

    const of = async (uid?: number) => (await admin.run(levelRecordCalls.list, { page: 1, limit: 2, uid })).list;
    expect(await of(one)).toMatchObject([
      { uid: one, levelId: 3, grade: 3, discount: 85, mark: expect.stringMatching(/成为白银会员$/) },
      { uid: one, levelId: 2, grade: 2, discount: 90 },
    ]);
    expect(await of()).toMatchObject([{ uid: other }, { uid: one, levelId: 3 }]);
    expect((await admin.raw('GET', '/admin/user/level/list', { query: { uid: other } })).data).toMatchObject({
      page: 1,
      limit: 20,
      total: 1,
      list: [{ status: true, remind: false, isDel: false }],
    });
  });

  it.each([
    ['nobody', { uid: 99_999, levelId: 2 }, '用户不存在'],
    ['the level there is', { levelId: 3 }, '用户等级与修改前相同'],
    ['a level that is not there', { levelId: 77 }, '系统会员等级不存在，请先配置'],
    ['a lower one without a word about experience', { levelId: 1, isSub: null }, '降低用户等级时，请选择是否扣除用户经验值'],
    ['no customer', { uid: '', levelId: 1 }, '用户id不能为空'],
    ['no level', { levelId: '' }, '等级id不能为空'],
  ])('refuses %s', async (_, body, message) => {
    expect(await update({ uid: await member('refused', 3), ...body })).toMatchObject({ message });
  });
});
