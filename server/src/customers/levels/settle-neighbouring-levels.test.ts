import { asc, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { deletionCalls } from '#contract/changes/deletions.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openShop } from '../../../test/shop.ts';
import { change } from '#server/platform/write/tables.ts';
import { customer } from '../customers/tables.ts';
import { customerLevelRecord } from '../level-records/tables.ts';
import { moveMembers } from './move-members.ts';
import { settleCustomerLevel } from './settle-customer-level.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf, written } = accountsIn(shop);
const { crowd } = crowdIn(shop);

// Levels of a new shop: 1 from 1, 2 from 500, 3 from 999, 4 from 5000, 5 from 12000.
const people = {
  none: { experience: 0, level: null },
  exact: { experience: 999, level: 3 },
  above: { experience: 4000, level: 3 },
  given: { experience: 10, level: 3, isLevelByHand: true },
  lowered: { experience: 6000, level: 2, isLevelByHand: true },
  high: { experience: 5000, level: 4 },
};
const set = async (account: string, fields: Partial<typeof customer.$inferInsert>) => {
  const uid = await uidOf(account);
  await written(({ tx }) => tx.update(customer).set(fields).where(eq(customer.id, uid)));
};
const settled = async (account: string) => {
  const uid = await uidOf(account);
  await written((write) => settleCustomerLevel(write, uid));
};
const levelsOf = async () =>
  Object.fromEntries(
    (await shop.db.select().from(customer).orderBy(asc(customer.id))).map(({ account, level }) => [account, level]),
  );
const before = { none: null, exact: 3, above: 3, given: 3, lowered: 2, high: 4 };
const silver = { name: '白银会员', grade: 3, experience: 999, discount: 85, icon: 'a.png', isShow: true };

beforeEach(async () => {
  for (const [account, fields] of Object.entries(people)) await set(account, { isLevelByHand: false, ...fields });
});

describe('customers of a level', () => {
  it('go to the best that remains when it is hidden, and come back when it is shown', async () => {
    await admin.run(customerLevelCalls.use, { id: 3, isShow: false });
    expect(await levelsOf()).toEqual({ ...before, exact: 2, above: 2, given: 2 });
    // A customer who was given the level reaches it no more than before.
    expect(await admin.run(customerLevelCalls.risers, { id: 3, grade: 3, experience: 999 })).toEqual({ customers: 2 });

    await admin.run(customerLevelCalls.use, { id: 3, isShow: true });
    expect(await levelsOf()).toEqual({ ...before, given: 2 });
  });

  it('go to the best that remains when it is deleted, and come back when that is taken back', async () => {
    const { changeId } = await admin.change(customerLevelCalls.delete, { id: 3 });
    expect(await levelsOf()).toEqual({ ...before, exact: 2, above: 2, given: 2 });

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await levelsOf()).toEqual(before);
  });

  it('stay where they are when only its name or discount changes', async () => {
    await set('high', { level: 3 });

    await admin.run(customerLevelCalls.update, { id: 3, ...silver, name: '白银', discount: 84 });

    expect(await levelsOf()).toEqual({ ...before, high: 3 });
  });

  it('are those who reach it when it asks for more or less, and whoever was given it', async () => {
    await admin.run(customerLevelCalls.update, { id: 3, ...silver, experience: 2000 });
    expect(await levelsOf()).toEqual({ ...before, exact: 2 });

    await admin.run(customerLevelCalls.update, { id: 3, ...silver });
    expect(await levelsOf()).toEqual(before);
  });

  it('are counted before it asks for more, and stay on it where staff choose so', async () => {
    const { members, update } = customerLevelCalls;
    expect(await admin.run(members, { id: 3, experience: 2000 })).toEqual({ customers: 1 });

    await admin.run(update, { id: 3, ...silver, experience: 2000, keepsMembers: true });
    await admin.run(update, { id: 3, ...silver, experience: 2500, keepsMembers: true });
    await admin.run(update, { id: 3, ...silver, experience: 2500, name: '银卡' });
    expect(await levelsOf()).toEqual(before);
    await settled('exact');
    expect(await levelsOf()).toEqual(before);
    expect((await admin.run(customerLevelCalls.info, { id: 3 })).keepsFrom).toBe(silver.experience);

    await set('none', { experience: 1500, level: null });
    await settled('none');
    await set('exact', { experience: silver.experience - 1 });
    await settled('exact');
    expect(await levelsOf()).toEqual({ ...before, none: 2, exact: 2 });
    await admin.run(update, { id: 3, ...silver });
  });

  it('stay by what it asked before only where they were on it then, not whoever comes later or comes back', async () => {
    const { update } = customerLevelCalls;
    await admin.run(update, { id: 3, ...silver, experience: 2000, keepsMembers: true });
    await shop.pass('1 minute');
    await set('none', { experience: 2000, level: null });
    await settled('none');
    expect(await levelsOf()).toMatchObject({ none: 3, exact: 3 });

    for (const account of ['none', 'exact']) {
      await set(account, { experience: 1500 });
      await settled(account);
    }
    expect(await levelsOf()).toMatchObject({ none: 2, exact: 3 });
    await admin.run(update, { id: 3, ...silver, keepsMembers: false });
  });

  it('stay without a write to any of them, and reach the threshold as others do once staff choose so', async () => {
    const { update } = customerLevelCalls;
    const { changeId } = await admin.change(update, { id: 3, ...silver, experience: 2000, keepsMembers: true });
    const [raised] = await shop.db.select({ touched: change.touched }).from(change).where(eq(change.id, changeId));
    expect(raised).toEqual({ touched: { customer_level: [3] } });

    await admin.run(update, { id: 3, ...silver, experience: 2000, keepsMembers: false });
    expect(await levelsOf()).toEqual({ ...before, exact: 2 });
    expect((await admin.run(customerLevelCalls.info, { id: 3 })).keepsFrom).toBeNull();
    await admin.run(update, { id: 3, ...silver });
  });

  it('have a record of each move', async () => {
    const uid = await uidOf('exact');
    await admin.run(customerLevelCalls.use, { id: 3, isShow: false });
    await admin.run(customerLevelCalls.use, { id: 3, isShow: true });

    const rows = await shop.db.select().from(customerLevelRecord).where(eq(customerLevelRecord.uid, uid));
    expect(rows.slice(-2)).toMatchObject([
      { levelId: 2, grade: 2, discount: 90, mark: expect.stringMatching(/^尊敬的用户 exact, 在.+您的等级调整为黄铜会员$/) },
      { levelId: 3, grade: 3, mark: expect.stringContaining('您升级为白银') },
    ]);
  });

  it('are on a level that is there and that they reach, whatever happened before it was taken back', async () => {
    const hiding = await admin.change(customerLevelCalls.use, { id: 3, isShow: false });
    const deletion = await admin.change(customerLevelCalls.delete, { id: 3 });
    await admin.run(changeCalls.undo, { id: hiding.changeId });
    expect(await levelsOf()).toMatchObject({ exact: 2, above: 2, given: 2 });

    await admin.run(changeCalls.undo, { id: deletion.changeId });
    expect(await levelsOf()).toMatchObject({ exact: 3, above: 3 });
  });

  it('rise to a level that is restored where they reached it meanwhile', async () => {
    await admin.run(customerLevelCalls.delete, { id: 3 });
    await set('none', { experience: 1000, level: 2 });
    const asked = { noun: 'customer_level', page: 1, limit: 1 };
    const ids = (await admin.run(deletionCalls.list, asked)).list.map(({ id }) => id);
    await admin.run(deletionCalls.restore, { noun: 'customer_level', ids });
    expect(await levelsOf()).toEqual({ ...before, none: 3 });
  });

  it('are counted before that', async () => {
    expect(await admin.run(customerLevelCalls.members, { id: 3 })).toEqual({ customers: 3 });
  });

  it('are moved in portions where they are many, by a job that goes on after a crash, and come back as one', async () => {
    const { uids } = await crowd(BULK_SYNC_MAX + 3, { level: 3, experience: 999 });
    const { use } = customerLevelCalls;
    const counted = async () => {
      const rows = await shop.db.select({ level: customer.level }).from(customer).where(inArray(customer.id, uids));
      return [2, 3].map((wanted) => rows.filter(({ level }) => level === wanted).length);
    };
    const { changeId } = await admin.change(use, { id: 3, isShow: false });
    expect(await counted()).toEqual([0, 203]);

    const moving = { levelId: 3, changeId, isUndoable: true, by: { id: 1, name: '站长' } };
    await expect(moveMembers.run(powerCutAfter(shop, 1), moving)).rejects.toThrow('the power is gone');
    const [moved = 0] = await counted();
    expect(moved).toBeGreaterThan(100);
    expect(moved).toBeLessThan(203);
    await shop.runDue();
    expect(await counted()).toEqual([203, 0]);
    const [listed] = (await admin.run(changeCalls.list, { noun: 'customer_level', rowId: 3, page: 1, limit: 1 })).list;
    expect(listed).toMatchObject({ id: changeId, mayUndo: true, isShared: true });
    await admin.run(changeCalls.undo, { id: changeId });
    expect(await counted()).toEqual([0, 203]);

    const hidden = await admin.change(use, { id: 3, isShow: false });
    await admin.run(changeCalls.undo, { id: hidden.changeId });
    await shop.runQueued();
    expect(await counted()).toEqual([0, 203]);
  });
});
