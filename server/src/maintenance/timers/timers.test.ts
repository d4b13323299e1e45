import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { timerCalls } from '#contract/maintenance/timers.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { recordRun } from '#server/platform/jobs/record-run.ts';
import { lastRun } from '#server/platform/jobs/tables.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const list = async (filter = {}) => (await admin.run(timerCalls.list, { page: 1, limit: 100, ...filter })).list;
const timer = async (name: string) => (await list()).find((row) => row.name === name);
const NAME = 'access.clean';
const fail = () => recordRun(shop.app, NAME, () => Promise.reject(new Error('磁盘已满'))).catch(() => undefined);

describe('a run', () => {
  it('is listed with what it is called, how often it comes and when next', async () => {
    const rows = await list();

    expect(rows.find(({ name }) => name === NAME)).toMatchObject({
      label: '清除过期的登录和验证码',
      kind: 'timer',
      every: '每小时 17 分',
      state: 'never',
      nextTime: expect.any(Date),
    });
    expect(rows.find(({ name }) => name === 'product.import')).toMatchObject({ kind: 'job', every: '需要时', nextTime: null });
  });

  it('that failed says why and how often in a row, until one goes well', async () => {
    await fail();
    await fail();
    expect(await timer(NAME)).toMatchObject({ state: 'failed', error: '磁盘已满', failures: 2, doneTime: null });
    expect(await list({ state: 'failed' })).toMatchObject([{ name: NAME }]);

    await recordRun(shop.app, NAME, async () => void shop.clock.pass('3 seconds'));

    expect(await timer(NAME)).toMatchObject({ state: 'done', error: '', failures: 0, doneTime: expect.any(Date) });
    expect((await timer(NAME))?.ms).toBeGreaterThanOrEqual(3000);
  });

  it('tells nothing of the data that a statement worked on', async () => {
    const broken = () =>
      shop.db
        .select()
        .from(lastRun)
        .where(eq(lastRun.startTime, 'no-time' as never))
        .then(() => undefined);
    await recordRun(shop.app, NAME, broken).catch(() => undefined);

    const { error = '' } = (await timer(NAME)) ?? {};
    expect(error).not.toBe('');
    expect(error).not.toContain('params');
  });
});

describe('a timer that is run by hand', () => {
  it('runs once, however often it was asked for', async () => {
    await admin.run(timerCalls.run, { name: NAME });
    await expect(admin.run(timerCalls.run, { name: NAME })).rejects.toMatchObject({
      message: '这个任务正在等待或执行，请等它结束',
    });
    expect(await timer(NAME)).toMatchObject({ waiting: 1 });

    await shop.runQueued();

    expect(await timer(NAME)).toMatchObject({ state: 'done', waiting: 0 });
    await expect(admin.run(timerCalls.run, { name: NAME })).resolves.toBeNull();
  });

  it('must exist, and must not be a job', async () => {
    for (const name of ['no.such', 'product.import'])
      await expect(admin.run(timerCalls.run, { name })).rejects.toMatchObject({ code: 404 });
  });
});

describe('a run that was given up', () => {
  const JOB = 'payment.disburse';
  const give = async (name: string, data: object) => {
    await shop.app.write({ name: 'test.job', actor: systemActor('test') }, ({ tx, enqueue }) => enqueue(tx, name, data));
    await giveUp();
  };
  const output = { message: 'Failed query: update refund … params: 王小明', cause: { message: '支付通道没有回答' } };
  const giveUp = () =>
    shop.db.execute(sql`update pgboss.job set state = 'failed', retry_count = 3, completed_on = now(),
      output = ${JSON.stringify(output)}::jsonb where name = 'jobs' and state = 'created'`);
  const given = (name = JOB) => admin.run(timerCalls.givenUp, { name });

  it('is begun again once, with the same data, and names the first one when it is given up again', async () => {
    await give(JOB, { refundId: 7, by: { id: 1, name: '小王' } });
    expect(await timer(JOB)).toMatchObject({ givenUp: 1 });
    const [first] = await given();
    expect(first).toMatchObject({ tries: 4, error: '支付通道没有回答', by: '小王', isAgain: false, whyNot: null });
    const id = first?.id ?? '';

    const tries = await Promise.allSettled([1, 2, 3].map(() => admin.run(timerCalls.runAgain, { id })));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await given()).toEqual([]);
    expect(await timer(JOB)).toMatchObject({ givenUp: 0, waiting: 1 });
    const { rows } = await shop.db.execute(sql`select data from pgboss.job where name = 'jobs' and state = 'created'`);
    expect(rows).toEqual([{ data: { name: JOB, data: { refundId: 7, by: { id: 1, name: '小王' } }, again: id } }]);
    await giveUp();
    expect(await given()).toMatchObject([{ isAgain: true }]);
  });

  it('is not, where its work was closed', async () => {
    await give('product.bulk', { runId: 999_999, jobId: 1, by: { id: 1, name: '小王' } });
    const [closed] = await given('product.bulk');
    expect(closed?.whyNot).toContain('这次批量操作已经结束');

    await expect(admin.run(timerCalls.runAgain, { id: closed?.id ?? '' })).rejects.toMatchObject({ message: closed?.whyNot });
  });

  it('is looked for in vain, and begun by nobody who may only look on', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    await expect(admin.run(timerCalls.runAgain, { id })).rejects.toMatchObject({
      message: expect.stringContaining('已经重新开始过'),
    });
    const reader = shop.admin({ may: [timerCalls.list.permission] });
    await expect(reader.run(timerCalls.runAgain, { id })).rejects.toMatchObject({ code: 403 });
  });
});
