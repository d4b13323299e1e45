import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { administratorCalls } from '#contract/access/administrators.ts';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { couponTypes } from '#contract/coupon-record.ts';
import { couponCalls } from '#contract/coupons/coupons.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import { todoCalls } from '#contract/dashboard/todos.ts';
import { HOUR } from '#contract/durations.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { encoder } from '#contract/transcode.ts';
import { openCouponCalls } from '#contract/storefront/coupons.ts';
import { couponSendingCalls, couponSendingRefusals, sentCouponCalls } from '#contract/segments/coupon-sendings.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { admin as admins } from '#server/access/index.ts';
import { coupon as coupons, couponUser } from '#server/coupons/index.ts';
import { customer } from '#server/customers/index.ts';
import { runJob } from '#server/jobs/index.ts';
import { couponDraft, couponsIn } from '../../../test/coupons.ts';
import { crowdIn } from '../../../test/crowd.ts';
import { ordersIn } from '../../../test/orders.ts';
import { powerCutAfter } from '../../../test/power-cut.ts';
import { openShop } from '../../../test/shop.ts';
import { customerKind } from '../runs/customer-kind.ts';
import { sendDue, sendDueIn } from './send-due.ts';

const shop = openShop();
const admin = shop.admin();
const { crowd } = crowdIn(shop);
const { coupon } = couponsIn(shop);
const { storefront } = ordersIn(shop);
const { list, info, preview, save, update, cancel } = couponSendingCalls;
const firstPage = { page: 1, limit: 20 };
const { claimed } = couponTypes;
const nobody = { tagIds: [], levelIds: [], groupIds: [], segmentIds: [] };
const MAY_SEND = [save.permission, list.permission];

let tags = 0;
/** A tag that these wear. */
async function tagOn(uids: readonly number[]): Promise<number> {
  const name = `券客${(tags += 1)}`;
  await admin.run(customerTagCalls.save, { name });
  const found = await admin.run(customerTagCalls.list, { page: 1, limit: 9999 });
  const id = found.list.find((one) => one.name === name)?.id ?? 0;
  if (uids.length > 0) await admin.run(customerRunCalls.tagMany, { ids: [...uids], tags: { way: 'add', tagIds: [id] } });
  await shop.runQueued();
  return id;
}

async function segmentOf(keywords: string): Promise<number> {
  await admin.run(segmentCalls.save, { name: keywords, filter: { keywords } });
  return (await admin.run(segmentCalls.list, { ...firstPage, name: keywords })).list[0]?.id ?? 0;
}

const holdersOf = async (couponId: number) =>
  (await shop.db.select({ uid: couponUser.uid }).from(couponUser).where(eq(couponUser.couponId, couponId)))
    .map(({ uid }) => uid)
    .toSorted((a, b) => a - b);
const inAnHour = () => new Date(shop.clock.now().getTime() + HOUR);
const sendAt = (couponId: number, tagId: number, by = admin) =>
  by.run(save, { couponId, audience: { ...nobody, tagIds: [tagId] }, at: inAnHour() });

describe('a coupon for chosen customers', () => {
  it('goes to whoever fulfils one of the choices, once, and says for whom it was', async () => {
    const { uids: tagged } = await crowd(2);
    const { uids: grouped } = await crowd(1, { groupId: 2 });
    const { mark, uids: meant } = await crowd(2, { groupId: 2 });
    const couponId = await coupon({ name: '老客券', type: claimed, isPrivate: true });
    const audience = {
      ...nobody,
      tagIds: [await tagOn([...tagged, ...meant])],
      groupIds: [2],
      segmentIds: [await segmentOf(mark)],
    };
    const everybody = [...tagged, ...grouped, ...meant].toSorted((a, b) => a - b);
    expect(await admin.run(preview, { audience })).toEqual({ people: 5, given: 5, left: null, isMore: false });

    const { id, people, given } = await admin.run(save, { couponId, audience, expected: 5 });

    expect([people, given]).toEqual([5, 5]);
    expect(await holdersOf(couponId)).toEqual(everybody);
    expect(await admin.run(info, { id })).toMatchObject({
      state: 'done',
      whom: `标签：券客${tags}；分组：中级会员；客群：${mark}`,
      people: 5,
      given: 5,
      couponName: '老客券',
    });
    expect(await admin.run(preview, { audience, couponId })).toEqual({ people: 5, given: 0, left: null, isMore: false });
  });

  it('comes to each once when it is sent twice at once', async () => {
    const { uids } = await crowd(30);
    const couponId = await coupon({ isLimited: true, total: 30, type: claimed });
    const audience = { ...nobody, tagIds: [await tagOn(uids)] };

    const outcomes = await Promise.allSettled([1, 2, 3].map(() => admin.run(save, { couponId, audience })));

    const given = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.given] : []));
    expect(given.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(await holdersOf(couponId)).toEqual(uids);
    expect((await shop.db.select({ left: coupons.lastTotal }).from(coupons).where(eq(coupons.id, couponId)))[0]?.left).toBe(0);
  });

  it('doubles nothing when the process dies in the middle of it', async () => {
    const { uids } = await crowd(BULK_SYNC_MAX + 3);
    const couponId = await coupon({ type: claimed });
    const { id, jobId, given } = await admin.run(save, { couponId, audience: { ...nobody, tagIds: [await tagOn(uids)] } });
    expect([given, (await admin.run(info, { id })).state]).toEqual([0, 'sending']);
    const by = { id: 1, name: '站长' };
    const job = { jobId: jobId ?? 0, by };
    await expect(runJob(customerKind).run(powerCutAfter(shop, 3), job)).rejects.toThrow('the power is gone');
    expect(await admin.run(info, { id })).toMatchObject({ state: 'sending', given: BULK_SYNC_MAX });

    await shop.runQueued();

    expect(await holdersOf(couponId)).toEqual(uids);
    expect(await admin.run(info, { id })).toMatchObject({ state: 'done', given: uids.length, people: uids.length });
  });

  it('is refused for nobody, for a choice that was deleted, for others than were seen, and where too few are left', async () => {
    const { uids } = await crowd(2);
    const couponId = await coupon({ isLimited: true, total: 1, type: claimed });
    const tagId = await tagOn(uids);
    const send = (audience: object, more = {}) => admin.run(save, { couponId, audience: { ...nobody, ...audience }, ...more });

    await expect(send({})).rejects.toMatchObject({ message: couponSendingRefusals.NOBODY_CHOSEN().message });
    await expect(send({ tagIds: [99_999] })).rejects.toMatchObject({ message: couponSendingRefusals.CHOICE_GONE().message });
    await expect(send({ tagIds: [await tagOn([])] })).rejects.toMatchObject({
      message: couponSendingRefusals.NOBODY_FOUND().message,
    });
    await expect(send({ tagIds: [tagId] })).rejects.toMatchObject({
      message: '要发给 2 位用户，这张优惠券只剩 1 张，请换一张剩余更多的券，或缩小筛选范围',
    });
    const other = await coupon({ type: claimed });
    const audience = { ...nobody, tagIds: [tagId] };
    await expect(admin.run(save, { couponId: other, audience, expected: 1 })).rejects.toMatchObject({
      message: '符合条件的用户已从 1 位变为 2 位，请重新预览后再开始',
    });
    expect(await holdersOf(couponId)).toEqual([]);
  });

  it('is not sent by those who may not, nor listed for them', async () => {
    const clerk = shop.admin({ may: [couponCalls.list.permission] });
    await expect(clerk.run(list, firstPage)).rejects.toMatchObject({ code: 403 });
    await expect(clerk.run(save, { couponId: 1, audience: nobody })).rejects.toMatchObject({ code: 403 });
  });
});

describe('a new coupon for somebody', () => {
  const draft = () => couponDraft({ type: claimed, isPrivate: true, money: 1000, minPrice: 10_000 });

  it('is made and sent in one step, and nobody else comes by it', async () => {
    const { uids } = await crowd(3);
    const audience = { ...nobody, tagIds: [await tagOn(uids)] };

    const { couponId, given } = await admin.run(sentCouponCalls.createAndSend, { ...draft(), audience, expected: 3 });

    expect(given).toBe(3);
    expect(await holdersOf(couponId)).toEqual(uids);
    const offered = await storefront.run(openCouponCalls.claimable, { page: 1, limit: 100 });
    expect(offered.list.map(({ id }) => id)).not.toContain(couponId);
  });

  it('is not made where it cannot be sent, nor by those who may not make one', async () => {
    const before = await shop.db.$count(coupons);
    const audience = { ...nobody, tagIds: [await tagOn([])] };
    await expect(admin.run(sentCouponCalls.createAndSend, { ...draft(), audience })).rejects.toMatchObject({
      message: couponSendingRefusals.NOBODY_FOUND().message,
    });
    const sender = shop.admin({ may: MAY_SEND });
    await expect(sender.run(sentCouponCalls.createAndSend, { ...draft(), audience })).rejects.toMatchObject({ code: 403 });
    expect(await shop.db.$count(coupons)).toBe(before);
  });
});

describe('a coupon with a time', () => {
  it('waits for it, and goes to whoever belongs to the audience then', async () => {
    const { uids } = await crowd(2);
    const tagId = await tagOn(uids);
    const couponId = await coupon({ type: claimed });
    const { id } = await sendAt(couponId, tagId);
    await shop.pass('30 minutes');
    expect([(await admin.run(info, { id })).state, await holdersOf(couponId)]).toEqual(['planned', []]);
    const { uids: later } = await crowd(1);
    await admin.run(customerRunCalls.tagMany, { ids: later, tags: { way: 'add', tagIds: [tagId] } });

    await shop.pass('31 minutes');

    expect(await holdersOf(couponId)).toEqual([...uids, ...later]);
    expect(await admin.run(info, { id })).toMatchObject({ state: 'done', people: 3, given: 3 });
  });

  it('is begun once by two processes, and gone on with portion by portion', async () => {
    const { uids } = await crowd(5);
    const couponId = await coupon({ type: claimed });
    const { id } = await sendAt(couponId, await tagOn(uids));
    shop.clock.pass('1 hour');

    for (let portion = 0; portion < 3; portion += 1) {
      await Promise.all([sendDueIn(2).run(shop.app), sendDueIn(2).run(shop.app)]);
      await shop.runQueued();
    }

    expect(await holdersOf(couponId)).toEqual(uids);
    expect(await admin.run(info, { id })).toMatchObject({ state: 'done', people: 5, given: 5 });
  });

  it('is moved or cancelled before it begins, by nobody over another’s change, and not after', async () => {
    const { uids } = await crowd(1);
    const tagId = await tagOn(uids);
    const couponId = await coupon({ type: claimed });
    const { id } = await sendAt(couponId, tagId);
    const opened = await admin.run(info, { id });
    const at = new Date(opened.at.getTime() + HOUR);
    const { audience } = opened;
    await admin.run(update, { id, audience, at });
    const { at: openedAt } = encoder(update.body ?? z.object({}))({ id, audience, at: opened.at }) as { at: string };
    const stale = { body: { id, audience, at: openedAt, opened: { at: openedAt } } };
    expect(await admin.raw('POST', update.path, stale)).toMatchObject({ code: 409 });

    await shop.pass('1 hour');
    expect(await holdersOf(couponId)).toEqual([]);
    const { changeId } = await admin.change(cancel, { id });
    expect((await admin.run(info, { id })).state).toBe('cancelled');
    await admin.run(changeCalls.undo, { id: changeId });
    await shop.pass('1 hour');

    expect(await holdersOf(couponId)).toEqual(uids);
    await expect(admin.run(cancel, { id })).rejects.toMatchObject({ message: couponSendingRefusals.NOT_PLANNED().message });
    await expect(admin.run(update, { id, audience, at: inAnHour() })).rejects.toMatchObject({
      message: couponSendingRefusals.NOT_PLANNED().message,
    });
  });

  it('says why nothing was sent: the coupon is off, or its person may not send any more', async () => {
    const { uids } = await crowd(1);
    const tagId = await tagOn(uids);
    const [off, others] = [await coupon({ type: claimed }), await coupon({ type: claimed })];
    const { id } = await sendAt(off, tagId);
    await admin.run(couponCalls.updateStatus, { id: off, status: false });
    const leaver = shop.admin({ may: MAY_SEND, account: 'leaver' });
    const { id: ofLeaver } = await sendAt(others, tagId, leaver);
    const [left] = await shop.db.select({ id: admins.id }).from(admins).where(eq(admins.account, 'leaver'));
    await admin.run(administratorCalls.updateStatus, { id: left?.id ?? 0, status: false });

    await shop.pass('1 hour');

    const reasons = await Promise.all([id, ofLeaver].map(async (one) => (await admin.run(info, { id: one })).reason));
    expect(reasons).toEqual(['优惠券信息不存在或者已失效！', couponSendingRefusals.NO_RIGHT().message]);
    const { list: unsent } = await admin.run(list, { ...firstPage, state: 'unsent' });
    expect(unsent.map((one) => one.id)).toEqual([ofLeaver, id]);
    expect([await holdersOf(off), await holdersOf(others)]).toEqual([[], []]);
  });

  it('is not in the past, nor when the coupon cannot be had any more', async () => {
    const { uids } = await crowd(1);
    const audience = { ...nobody, tagIds: [await tagOn(uids)] };
    const now = shop.clock.now();
    const until = new Date(now.getTime() + HOUR / 2);
    const couponId = await coupon({ type: claimed, isForever: true, receiveStartTime: now, receiveEndTime: until });
    const at = (moment: Date) => admin.run(save, { couponId, audience, at: moment });
    await expect(at(new Date(now.getTime() - HOUR))).rejects.toMatchObject({ message: couponSendingRefusals.PAST().message });
    await expect(at(inAnHour())).rejects.toMatchObject({ message: '已超过优惠券领取最后期限！' });
  });
});

describe('somebody who is merged before their turn', () => {
  it('is no part of the audience', async () => {
    const { uids } = await crowd(2);
    const [gone = 0, stays = 0] = uids;
    const tagId = await tagOn(uids);
    await shop.app.write({ name: 'test.merge', actor: { kind: 'system', name: 'test' } }, ({ tx }) =>
      tx.update(customer).set({ mergedInto: stays }).where(eq(customer.id, gone)),
    );
    const couponId = await coupon({ type: claimed });
    const { people } = await admin.run(save, { couponId, audience: { ...nobody, tagIds: [tagId] } });
    expect([people, await holdersOf(couponId)]).toEqual([1, [stays]]);
    await sendDue.run(shop.app);
    expect(await holdersOf(couponId)).toEqual([stays]);
  });
});

describe('a coupon that is not sent at its time', () => {
  const waiting = async () => (await admin.run(todoCalls.list, {})).find(({ kind }) => kind === 'couponsUnsent')?.count ?? 0;

  it('is told to whoever planned it, waits on the home page, and is sent at another time or dropped', async () => {
    const { uids } = await crowd(1);
    const [tagId, later] = [await tagOn([]), await tagOn(uids)];
    const planner = shop.admin({ may: MAY_SEND, account: 'planner' });
    const couponId = await coupon({ name: '没人要的券', type: claimed });
    const before = await waiting();
    const [moved, dropped] = [await sendAt(couponId, tagId, planner), await sendAt(couponId, tagId, planner)];
    await shop.pass('1 hour');

    expect(await waiting()).toBe(before + 2);
    expect((await admin.run(list, { ...firstPage, state: 'unsent' })).total).toBe(before + 2);
    const told = (await planner.run(noticeCalls.list, { limit: 20 })).filter(({ mark }) => mark === 'adminCouponNotSent');
    expect(told.map(({ subject }) => subject)).toEqual(
      Array(2).fill(`“没人要的券”没有发出：${couponSendingRefusals.NOBODY_FOUND().message}`),
    );

    await admin.run(update, { id: moved.id, audience: { ...nobody, tagIds: [later] }, at: inAnHour() });
    await admin.run(cancel, { id: dropped.id });
    expect(await waiting()).toBe(before);
    await shop.pass('1 hour');
    expect(await holdersOf(couponId)).toEqual(uids);
    expect((await admin.run(info, { id: moved.id })).state).toBe('done');
  });
});
