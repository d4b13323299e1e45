import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changeCalls } from '#contract/changes/changes.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { heldCouponCalls } from '#contract/coupons/held-coupons.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { customerTagLink } from '#server/customers/index.ts';
import { couponsIn } from '../../../test/coupons.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { crowd, groupsOf } = crowdIn(shop);
const { coupon } = couponsIn(shop);
const { previewMany, groupMany, tagMany, sendMany, infoMany, rowsMany, retryMany } = customerRunCalls;
const firstPage = { page: 1, limit: 20 };

async function tag(name: string): Promise<number> {
  await admin.run(customerTagCalls.save, { name });
  const { list } = await admin.run(customerTagCalls.list, { page: 1, limit: 9999 });
  return list.find((one) => one.name === name)?.id ?? 0;
}
const tagsOf = async (uids: readonly number[]) =>
  (
    await shop.db
      .select({ uid: customerTagLink.uid, tagId: customerTagLink.tagId })
      .from(customerTagLink)
      .where(inArray(customerTagLink.uid, [...uids]))
      .orderBy(customerTagLink.uid, customerTagLink.tagId)
  ).map(({ uid, tagId }) => [uids.indexOf(uid), tagId]);

async function segmentOf(keywords: string): Promise<number> {
  await admin.run(segmentCalls.save, { name: keywords, filter: { keywords } });
  return (await admin.run(segmentCalls.list, { ...firstPage, name: keywords })).list[0]?.id ?? 0;
}

describe('a run over customers', () => {
  it('puts a segment into a group, says who was there already, and is undone as one', async () => {
    const { mark, uids } = await crowd(3);
    await admin.run(groupMany, { ids: uids.slice(0, 1), group: { groupId: 2 } });
    const segmentId = await segmentOf(mark);
    const group = { groupId: 2 };
    expect(await admin.run(previewMany, { segmentId, group })).toEqual({ matched: 3, changed: 2, left: null });

    const { value, changeId } = await admin.change(groupMany, { segmentId, group, expected: 3 });

    expect(value).toMatchObject({ matched: 3, changed: 2, refused: 0, jobId: null });
    expect(await groupsOf(uids)).toEqual([2, 2, 2]);
    expect(await admin.run(infoMany, { id: value.runId })).toMatchObject({ label: '设置分组：中级会员', unchanged: 1, changeId });
    const { list } = await admin.run(rowsMany, { ...firstPage, id: value.runId, state: 'unchanged' });
    expect(list).toEqual([{ id: uids[0], nickname: '客0', state: 'unchanged', reason: '' }]);

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await groupsOf(uids)).toEqual([2, null, null]);
  });

  it('says who was changed since when it is undone', async () => {
    const { uids } = await crowd(3);
    const { changeId } = await admin.change(groupMany, { ids: uids, group: { groupId: 2 } });
    await admin.run(customerCalls.group, { id: uids.slice(0, 1), groupId: 3 });

    await expect(admin.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: '“客0”之后被修改过，不能全部撤销；可以保留它们，只撤销其余 2 项',
    });
    await admin.run(changeCalls.undo, { id: changeId, rest: true });
    expect(await groupsOf(uids)).toEqual([3, null, null]);
  });

  it('is refused when others are found than were seen, when nobody is, and without anything to do', async () => {
    const { mark, uids } = await crowd(2);
    const group = { groupId: 1 };
    const start = (input: object) => admin.run(groupMany, { group, ...input });

    await expect(start({ filter: { keywords: mark }, expected: 1 })).rejects.toMatchObject({
      message: '符合条件的用户已从 1 位变为 2 位，请重新预览后再开始',
    });
    await expect(start({ filter: { keywords: '没有这个人' } })).rejects.toMatchObject({
      message: expect.stringContaining('请先选择'),
    });
    await expect(start({})).rejects.toMatchObject({ message: expect.stringContaining('请先选择') });
    await expect(start({ segmentId: 99_999 })).rejects.toMatchObject({ code: 404 });
    await expect(admin.run(groupMany, { ids: uids, group: { groupId: 999 } })).rejects.toMatchObject({
      message: '用户分组不存在，请重新选择',
    });
    await expect(admin.run(previewMany, { ids: uids })).rejects.toMatchObject({
      message: expect.stringContaining('请选择要做什么'),
    });
    expect(await groupsOf(uids)).toEqual([null, null]);
  });

  it('adds tags, takes them off, or puts them in place of the others', async () => {
    const { uids } = await crowd(2);
    const [red, blue, green] = [await tag('红'), await tag('蓝'), await tag('绿')];
    const set = async (way: 'add' | 'replace' | 'remove', tagIds: number[], ids = uids) => {
      const tags = { way, tagIds };
      const seen = await admin.run(previewMany, { ids, tags });
      const { value, changeId } = await admin.change(tagMany, { ids, tags });
      expect(value.changed).toBe(seen.changed);
      return { changed: value.changed, changeId, tags: await tagsOf(uids) };
    };

    expect(await set('add', [red], uids.slice(0, 1))).toMatchObject({ changed: 1, tags: [[0, red]] });
    expect(await set('add', [red, blue])).toMatchObject({
      changed: 2,
      tags: [
        [0, red],
        [0, blue],
        [1, red],
        [1, blue],
      ],
    });
    expect(await set('remove', [blue], uids.slice(1))).toMatchObject({
      changed: 1,
      tags: [
        [0, red],
        [0, blue],
        [1, red],
      ],
    });
    const { changed, changeId, tags } = await set('replace', [green]);
    expect([changed, tags]).toEqual([
      2,
      [
        [0, green],
        [1, green],
      ],
    ]);
    expect(await set('replace', [green])).toMatchObject({ changed: 0 });

    await admin.run(changeCalls.undo, { id: changeId });
    expect(await tagsOf(uids)).toEqual([
      [0, red],
      [0, blue],
      [1, red],
    ]);
  });

  it('shows its result to who started it, for 30 days', async () => {
    const { uids } = await crowd(1);
    const { runId } = await admin.run(groupMany, { ids: uids, group: { groupId: 1 } });
    const other = shop.admin({ realName: '小李' });

    await expect(other.run(infoMany, { id: runId })).rejects.toMatchObject({ code: 404 });
    await expect(other.run(retryMany, { id: runId })).rejects.toMatchObject({ code: 404 });
    await expect(admin.run(retryMany, { id: runId })).rejects.toMatchObject({ message: '没有需要重试的用户' });
    await shop.pass('31 days');
    await expect(admin.run(infoMany, { id: runId })).rejects.toMatchObject({ code: 404 });
  });
});

describe('a coupon sent to a segment', () => {
  it('is given to each who has none yet, and not begun when too few are left', async () => {
    const { mark, uids } = await crowd(3);
    const couponId = await coupon({ name: '周年券', isLimited: true, total: 3 });
    const filter = { keywords: mark };
    await admin.run(sendMany, { ids: uids.slice(0, 1), coupon: { couponId } });
    expect(await admin.run(previewMany, { filter, coupon: { couponId } })).toEqual({ matched: 3, changed: 2, left: 2 });

    const { runId, changed } = await admin.run(sendMany, { filter, coupon: { couponId }, expected: 3 });

    expect(changed).toBe(2);
    expect(await admin.run(infoMany, { id: runId })).toMatchObject({ label: '发送优惠券：周年券', unchanged: 1, changeId: null });
    expect((await admin.run(heldCouponCalls.list, { ...firstPage, couponId })).total).toBe(3);
    const { uids: others } = await crowd(1);
    await expect(admin.run(sendMany, { ids: others, coupon: { couponId } })).rejects.toMatchObject({
      message: '要发给 1 位用户，这张优惠券只剩 0 张，请换一张剩余更多的券，或缩小筛选范围',
    });
  });
});
