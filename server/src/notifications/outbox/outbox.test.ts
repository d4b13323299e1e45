import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { outboxCalls } from '#contract/notifications/outbox.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openClient } from '../../../test/client.ts';
import { openShop } from '../../../test/shop.ts';
import { sendNotice } from '../notices/send-notice.ts';
import type { Letter, Sender } from '../sender.ts';
import { deliver } from './deliver.ts';
import { sendDue } from './jobs.ts';
import { notify } from './notify.ts';
import { insertLetters } from './queries.ts';

const shop = openShop();
/** A client signed in anew for every call: time passes in these tests, and sessions end. */
const admin = openClient(
  () => shop.app,
  async () => ({ 'authori-zation': await shop.tokenOf() }),
);
const notifyOf = (...orderNos: string[]) =>
  shop.app.write({ name: 'test.notify', actor: systemActor('test') }, (write) => notify(write, 'adminPaySuccess', ...orderNos));
const letters = async (subject: string) =>
  (await shop.db.execute(sql`select state, attempts, last_error as "lastError" from outbox where subject = ${subject}`)).rows;
/** Number of times that the first super administrator was told. */
const told = async (subject: string) =>
  (await shop.db.execute(sql`select 1 from notice where subject = ${subject} and admin_id = (select min(id) from admin)`))
    .rowCount;
const by = (notice: Sender, attemptMs = 5000) => deliver(shop.app, { senders: { notice }, attemptMs });

const broken: Sender = () => Promise.reject(new Error('线路忙'));
const counting = () => {
  const taken: Letter[] = [];
  const send: Sender = (_, letter) => Promise.resolve(void taken.push(letter));
  return { taken, send };
};
/** Retries until no attempt is left. */
async function exhaust(send: Sender) {
  for (const pause of ['1 minutes', '5 minutes', '30 minutes', '120 minutes', '1 days']) {
    await by(send);
    shop.clock.pass(pause);
  }
}

describe('a message of the outbox', () => {
  it('is made with what it tells of, or not at all, and sent after it', async () => {
    const failing = shop.app.write({ name: 'test.notify', actor: systemActor('test') }, async (write) => {
      await notify(write, 'adminPaySuccess', 'A0');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await notifyOf('A1');
    await shop.runQueued();

    expect(await letters('A0')).toEqual([]);
    expect(await letters('A1')).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect(await told('A1')).toBe(1);
  });

  it('is made by no channel that is switched off or has no sender', async () => {
    await admin.run(notificationCalls.switchNotice, { id: 8, status: 2 });
    await notifyOf('A2');
    await admin.run(notificationCalls.switchNotice, { id: 8, status: 1 });

    expect(await letters('A2')).toEqual([]);
  });

  it('waits after a failure, and is not tried before its time', async () => {
    await notifyOf('A3');
    await by(broken);
    expect(await letters('A3')).toMatchObject([{ state: 'waiting', attempts: 1, lastError: '线路忙' }]);

    const { taken, send } = counting();
    await by(send);
    expect(taken).toEqual([]);
    shop.clock.pass('61 seconds');
    await by(send);
    expect(taken).toMatchObject([{ subject: 'A3' }]);
  });

  it('is sent by one of two that look at once', async () => {
    await notifyOf('A4', 'A5');
    const { taken, send } = counting();
    await Promise.all([by(send), by(send), by(send)]);

    expect(taken.map(({ subject }) => subject).toSorted()).toEqual(['A4', 'A5']);
  });

  it('is given up for now when its sender never answers, and what that says later counts no more', async () => {
    await notifyOf('A6');
    let answer = () => {};
    const slow: Sender = () => new Promise<void>((resolve) => void (answer = resolve));
    await by(slow, 20);
    answer();
    answer();

    expect(await letters('A6')).toMatchObject([{ state: 'waiting', attempts: 1, lastError: '发送超时' }]);
  });

  it('whose sender is told to stop hears so', async () => {
    await notifyOf('A7');
    const heard: boolean[] = [];
    const slow: Sender = (_, __, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(void heard.push(signal.aborted))));
    await by(slow, 20);

    expect(heard).toEqual([true]);
  });

  it('that was sent before its sender failed tells nobody twice', async () => {
    await notifyOf('A8');
    await by(async (services, letter) => {
      await sendNotice(services, letter);
      throw new Error('连接中断');
    });
    shop.clock.pass('2 minutes');
    await sendDue.run(shop.app);

    expect(await letters('A8')).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(await told('A8')).toBe(1);
  });

  it('that waits behind slow ones of its batch is not sent by another meanwhile', async () => {
    for (const each of [1, 2, 3, 4, 5]) await notifyOf(`B${each}`);
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const first = by(() => ((begun += 1), end), 60_000);
    await expect.poll(() => begun).toBeGreaterThan(0);
    shop.clock.pass('195 seconds');
    const { taken, send } = counting();
    await by(send);
    release();
    await first;

    expect(taken).toEqual([]);
  });

  it('waits behind no slow ones of another channel', async () => {
    const draft = { mark: 'test', subject: 'B6' };
    await shop.app.write({ name: 'test.notify', actor: systemActor('test') }, (write) =>
      insertLetters(write, [
        ...Array.from({ length: 4 }, () => ({ ...draft, channel: 'mail' as const })),
        { ...draft, channel: 'webhook' },
      ]),
    );
    const { promise: end, resolve: release } = Promise.withResolvers<void>();
    const { taken, send } = counting();
    const delivery = deliver(shop.app, { senders: { mail: () => end, webhook: send }, attemptMs: 60_000 });
    await expect.poll(() => taken).toMatchObject([{ channel: 'webhook' }]);
    release();
    await delivery;
  });

  it('that a process took with it is tried by another', async () => {
    await notifyOf('A9');
    let revive = () => {};
    const first = by(() => new Promise<void>((resolve) => void (revive = resolve)), 60_000);
    await expect.poll(() => letters('A9')).toMatchObject([{ attempts: 1 }]);
    shop.clock.pass('5 minutes');
    const { taken, send } = counting();
    await by(send);
    revive();
    await first;

    expect(taken).toMatchObject([{ subject: 'A9' }]);
    expect(await letters('A9')).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});

describe('a message that was given up', () => {
  const dead = async (subject: string) =>
    (await admin.run(outboxCalls.list, { page: 1, limit: 50 })).list.find((letter) => letter.subject === subject);

  it('is listed with its reason, and sent again by staff', async () => {
    await notifyOf('B1');
    await exhaust(broken);
    const letter = await dead('B1');
    expect(letter).toMatchObject({ type: '支付成功(管理员短信)通知', channel: 'notice', attempts: 5, lastError: '线路忙' });

    const ids = [letter?.id ?? 0];
    expect(await admin.run(outboxCalls.resend, { ids })).toEqual({ count: 1 });
    expect(await admin.run(outboxCalls.resend, { ids })).toEqual({ count: 0 });
    await shop.runQueued();
    expect(await dead('B1')).toBeUndefined();
    expect(await told('B1')).toBe(1);
  });

  it('may also be one whose last attempt was cut off', async () => {
    await notifyOf('B2');
    await shop.db.execute(sql`update outbox set attempts = 5 where subject = 'B2'`);
    const { taken, send } = counting();
    await by(send);

    expect(taken).toEqual([]);
    expect(await dead('B2')).toMatchObject({ lastError: '发送中断，没有收到结果' });
  });

  it('is chosen before it is sent again', async () => {
    await expect(admin.run(outboxCalls.resend, { ids: [] })).rejects.toMatchObject({ message: '请选择要重新发送的消息' });
  });

  it('goes after three months, as those that were sent', async () => {
    await shop.pass('91 days');
    const { rows } = await shop.db.execute(sql`select 1 from outbox`);
    expect(rows).toEqual([]);
  });
});
