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
