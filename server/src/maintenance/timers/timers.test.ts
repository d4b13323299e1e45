import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { timerCalls } from '#contract/maintenance/timers.ts';
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

    await shop.runDue();

    expect(await timer(NAME)).toMatchObject({ state: 'done', waiting: 0 });
    await expect(admin.run(timerCalls.run, { name: NAME })).resolves.toBeNull();
  });

  it('must exist, and must not be a job', async () => {
    for (const name of ['no.such', 'product.import'])
      await expect(admin.run(timerCalls.run, { name })).rejects.toMatchObject({ code: 404 });
  });
});
