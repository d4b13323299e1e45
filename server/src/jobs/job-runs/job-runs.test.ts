import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { openShop } from '../../../test/shop.ts';
import { insertJobRun, setJobProgress } from './queries.ts';
import { jobReporter, starterOf } from './reporter.ts';

const shop = openShop();
const act = { name: 'test.job', actor: systemActor('test') };
const begun = async (adminId: number | null) =>
  (
    await shop.app.write(act, ({ tx, now }) =>
      insertJobRun(tx, { kind: 'test', label: '数数', input: {}, adminId, total: 10 }, now),
    )
  ).value.id;
const report = (id: number, progress: Parameters<typeof setJobProgress>[2]) =>
  shop.app.write(act, ({ tx, now }) => setJobProgress(tx, id, progress, now));

async function starter() {
  const { id, token } = await shop.person();
  const runId = await begun(id);
  const ask = async () =>
    Object(await shop.stranger.raw('GET', `/admin/job/info/${runId}`, { headers: { 'authori-zation': token } }));
  return { runId, ask };
}

describe('a job', () => {
  it('is seen by who started it, and by nobody else', async () => {
    const { runId, ask } = await starter();

    expect((await ask()).data).toMatchObject({ id: runId, label: '数数', state: 'waiting', done: 0, total: 10 });
    for (const id of [runId, 999_999, await begun(null)])
      await expect(shop.admin().run(jobCalls.info, { id })).rejects.toMatchObject({
        code: 404,
        message: expect.stringContaining('没有找到这个任务'),
      });
  });

  it('that is done stays done, whatever somebody late still tells', async () => {
    const { runId, ask } = await starter();
    await report(runId, { state: 'done', done: 10, message: '完成' });

    await report(runId, { state: 'running', done: 3 });
    await report(runId, { state: 'failed', message: '太晚' });

    expect((await ask()).data).toMatchObject({ state: 'done', done: 10, message: '完成' });
  });

  it('that failed may be begun anew', async () => {
    const { runId, ask } = await starter();
    await report(runId, { state: 'failed', message: '断了' });
    await report(runId, { state: 'running', done: 1 });

    expect((await ask()).data).toMatchObject({ state: 'running', done: 1 });
  });

  it('tells how far it is now and then, not at every step', async () => {
    const { runId, ask } = await starter();
    const report = jobReporter(shop.app, runId);

    await shop.clock.still(async () => {
      for (let step = 0; step < 5; step += 1) report.step(1);
      await report.settled();
    });
    expect((await ask()).data).toMatchObject({ done: 1 });
    shop.clock.pass('1 second');
    report.step(1);
    await report.settled();
    expect((await ask()).data).toMatchObject({ done: 6 });
  });

  it('acts in the name of its starter, with none of their rights', () => {
    expect(starterOf({ id: 7, name: '小王' })).toMatchObject({ kind: 'admin', id: 7, name: '小王', may: new Set(), roleIds: [] });
  });
});

describe('a job that was given up', () => {
  const giveUp = () =>
    shop.db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'jobs' and state = 'created'`);
  const queued = async (runId: number, name: string, data: object) => {
    await shop.app.write(act, ({ tx, enqueue }) => enqueue(tx, name, { ...data, jobId: runId }));
    await giveUp();
  };
  const post = async (id: number, token: string) =>
    Object(await shop.stranger.raw('POST', `/admin/job/run-again/${id}`, { headers: { 'authori-zation': token } }));

  it('says so though its process was killed, and is begun again by who began it, once', async () => {
    const { id, token } = await shop.person();
    const runId = await begun(id);
    const ask = async () =>
      Object(await shop.stranger.raw('GET', `/admin/job/info/${runId}`, { headers: { 'authori-zation': token } }));
    await report(runId, { state: 'running', done: 3 });
    await queued(runId, 'payment.disburse', { refundId: 1, by: { id, name: '小王' } });
    expect((await ask()).data).toMatchObject({ state: 'failed', message: '任务多次中断，没有做完', again: { whyNot: null } });

    expect(await post(runId, (await shop.person()).token)).toMatchObject({ code: 404 });
    const tries = await Promise.all([1, 2, 3].map(() => post(runId, token)));

    expect(tries.map(({ code }) => code).toSorted()).toEqual([200, 500, 500]);
    expect((await ask()).data).toMatchObject({ state: 'waiting', message: '' });
    expect((await ask()).data).not.toHaveProperty('again');
  });

  it('is not begun again where its work was closed', async () => {
    const { id, token } = await shop.person();
    const runId = await begun(id);
    await report(runId, { state: 'failed', message: '没有完成' });
    await queued(runId, 'product.bulk', { runId: 999_999, by: { id, name: '小王' } });

    expect(await post(runId, token)).toMatchObject({ code: 500, message: expect.stringContaining('这次批量操作已经结束') });
  });
});
