import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { mergeCalls } from '#contract/merges/merges.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { coupon as coupons, couponUser, giveCoupons } from '#server/coupons/index.ts';
import { customerTagLink } from '#server/customers/index.ts';
import { findRun, runJob } from '#server/jobs/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { openShop } from '../../../test/shop.ts';
import { customerKind } from './customer-kind.ts';

const shop = openShop();
const admin = shop.admin();
const { crowd, groupsOf } = crowdIn(shop);
const { coupon } = couponsIn(shop);
const { written } = accountsIn(shop);
const { groupMany, tagMany, sendMany, infoMany, rowsMany, retryMany } = customerRunCalls;
const TWO_PORTIONS = BULK_SYNC_MAX + 3;

/** The power fails in the second portion, before or after it is committed. */
async function brokenOff({ runId, jobId }: { runId: number; jobId: number | null }, isCommitted: boolean) {
  let portion = 0;
  const write: typeof shop.app.write = async (act, verb) => {
    if (portion > 1) throw new Error('the power is gone');
    if (!act.name.endsWith('Many')) return shop.app.write(act, verb);
    portion += 1;
    const done = await shop.app.write(act, async (context) => {
      const value = await verb(context);
      if (portion > 1 && !isCommitted) throw new Error('the power is gone');
      return value;
    });
    if (portion > 1) throw new Error('the power is gone');
    return done;
  };
  const by = { id: (await findRun(shop.db, runId))?.adminId ?? 0, name: '站长' };
  await expect(runJob(customerKind).run({ ...shop.app, write }, { jobId: jobId ?? 0, by })).rejects.toThrow('the power is gone');
}

const heldOf = async (couponId: number, uids: readonly number[]) =>
  (
    await shop.db
      .select({ uid: couponUser.uid })
      .from(couponUser)
      .where(and(eq(couponUser.couponId, couponId), inArray(couponUser.uid, [...uids])))
  ).map(({ uid }) => uid);
const leftOf = async (couponId: number) =>
  (await shop.db.select({ left: coupons.lastTotal }).from(coupons).where(eq(coupons.id, couponId)))[0]?.left;

describe('a coupon for many', () => {
  it.each([
    ['after', true],
    ['before', false],
  ])('reaches each once when the process dies %s a portion was kept', async (_, isCommitted) => {
    const { mark, uids } = await crowd(TWO_PORTIONS);
    const couponId = await coupon({ isLimited: true, total: TWO_PORTIONS });
    const begun = await admin.run(sendMany, { filter: { keywords: mark }, coupon: { couponId } });
    await brokenOff(begun, isCommitted);
    expect(await heldOf(couponId, uids)).toHaveLength(isCommitted ? TWO_PORTIONS : BULK_SYNC_MAX);

    await shop.runQueued();

    expect((await heldOf(couponId, uids)).toSorted((a, b) => a - b)).toEqual(uids);
    expect(await leftOf(couponId)).toBe(0);
    expect(await admin.run(infoMany, { id: begun.runId })).toMatchObject({ state: 'done', changed: TWO_PORTIONS, refused: 0 });
  });

  it('goes no further than there are, says who got none, and goes on once there are more', async () => {
    const { uids } = await crowd(TWO_PORTIONS);
    const couponId = await coupon({ isLimited: true, total: TWO_PORTIONS });
    const { runId, jobId } = await admin.run(sendMany, { ids: uids, coupon: { couponId } });
    const { uids: quicker } = await crowd(2);
    for (const uid of quicker) await written((write) => giveCoupons(write, { uid, couponIds: [couponId], type: 'receive' }));
    await shop.runQueued();

    expect((await admin.run(jobCalls.info, { id: jobId ?? 0 })).message).toBe(`已完成 ${TWO_PORTIONS - 2} 位，没有成功 2 位`);
    expect(await leftOf(couponId)).toBe(0);
    await written(({ tx }) =>
      tx
        .update(coupons)
        .set({ total: TWO_PORTIONS + 5, lastTotal: 5 })
        .where(eq(coupons.id, couponId)),
    );
    const again = await admin.run(retryMany, { id: runId });
    await shop.runQueued();
    expect(await admin.run(infoMany, { id: again.runId })).toMatchObject({ matched: 2, changed: 2 });
    expect(await heldOf(couponId, uids)).toHaveLength(TWO_PORTIONS);
  });

  it('stops when the coupon is taken off, and says how far it came', async () => {
    const { uids } = await crowd(BULK_SYNC_MAX + 1);
    const couponId = await coupon();
    const { jobId } = await admin.run(sendMany, { ids: uids, coupon: { couponId } });
    await written(({ tx }) => tx.update(coupons).set({ status: false }).where(eq(coupons.id, couponId)));
    await shop.runQueued();

    expect(await admin.run(jobCalls.info, { id: jobId ?? 0 })).toMatchObject({
      state: 'failed',
      message: '优惠券信息不存在或者已失效！（没有处理任何用户）',
    });
  });
});

describe('somebody who is merged before a run comes to them', () => {
  it.each(['group', 'tags', 'coupon'] as const)('is told apart and left as they are: %s', async (kind) => {
    const { uids } = await crowd(BULK_SYNC_MAX + 1);
    const [fromUid = 0, toUid = 0] = uids;
    await admin.run(customerTagCalls.save, { name: `并前 ${kind}` });
    const [tag] = (await admin.run(customerTagCalls.list, { page: 1, limit: 100 })).list;
    const couponId = await coupon();
    const acts = {
      group: () => admin.run(groupMany, { ids: uids, group: { groupId: 3 } }),
      tags: () => admin.run(tagMany, { ids: uids, tags: { way: 'add', tagIds: [tag?.id ?? 0] } }),
      coupon: () => admin.run(sendMany, { ids: uids, coupon: { couponId } }),
    };
    const { runId } = await acts[kind]();
    await admin.run(mergeCalls.merge, { fromUid, toUid, reason: '同一个人' });
    await shop.runQueued();

    expect(await admin.run(infoMany, { id: runId })).toMatchObject({ state: 'done', changed: BULK_SYNC_MAX, refused: 1 });
    const { list } = await admin.run(rowsMany, { id: runId, state: 'refused', page: 1, limit: 20 });
    expect(list).toMatchObject([{ id: fromUid, reason: `该用户已合并到用户 ${toUid}，请到那位用户处操作` }]);
    expect(await groupsOf([fromUid])).toEqual([null]);
    expect(await shop.db.$count(customerTagLink, eq(customerTagLink.uid, fromUid))).toBe(0);
    expect(await heldOf(couponId, [fromUid])).toEqual([]);
    await expect(admin.run(retryMany, { id: runId })).rejects.toMatchObject({ message: '没有需要重试的用户' });
  });
});

describe('a group for many', () => {
  it('is kept as a single change and undone as one, even after it was broken off', async () => {
    const { mark, uids } = await crowd(TWO_PORTIONS);
    const begun = await admin.run(groupMany, { filter: { keywords: mark }, group: { groupId: 2 } });
    await brokenOff(begun, false);
    expect((await groupsOf(uids)).filter((group) => group === 2)).toHaveLength(BULK_SYNC_MAX);
    expect((await admin.run(infoMany, { id: begun.runId })).changeId).toBeNull();

    await shop.runQueued();

    expect(new Set(await groupsOf(uids))).toEqual(new Set([2]));
    const { changeId } = await admin.run(infoMany, { id: begun.runId });
    await admin.run(changeCalls.undo, { id: changeId ?? 0 });
    expect(new Set(await groupsOf(uids))).toEqual(new Set([null]));
  });
});
