import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../../test/shop.ts';
import { type Job, type Timer, later, systemActor } from './jobs.ts';
import { type Queue, openQueue } from './open-queue.ts';

const shop = openShop();
const ran: string[] = [];
let boss: PgBoss;
let queue: Queue;
let release = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});

const count: Job<{ of: string }> = {
  name: 'test.count',
  label: '数数',
  formerly: 'test-count',
  run: async (_services, { of }) => void ran.push(of),
};
const wait: Job<{ of: string }> = {
  name: 'test.wait',
  label: '等待',
  async run(_services, { of }) {
    ran.push(of);
    await released;
  },
};
const fail: Job<{ of: string }> = {
  name: 'test.fail',
  label: '出错',
  async run(_services, { of }) {
    ran.push(of);
    throw new Error('it never works');
  },
};
const prove: Timer = { name: 'test.prove', label: '核对', cron: '17 3 * * *', sleeps: false, run: async () => {} };

const open = (timers = [prove]) =>
  openQueue({
    url: shop.url,
    jobs: [count, fail, wait],
    timers,
    works: true,
    onFault: (error) => ran.push(String(error)),
  });
const enqueue = (job: Job<{ of: string }>, ...each: string[]) =>
  shop.app.write({ name: 'test.queue', actor: systemActor('test') }, async (write) => {
    for (const of of each) await later({ ...write, enqueue: (...due) => queue.enqueue(...due) }, job, { of });
  });
/** State of the job that fails, whose next try comes at once instead of later. */
async function stateAfterTry(): Promise<unknown> {
  await shop.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry' and data ->> 'name' = ${fail.name}`);
  const { rows } = await shop.db.execute<{ state: string }>(
    sql`select state from pgboss.job where data ->> 'name' = ${fail.name}`,
  );
  return rows[0]?.state;
}
const queues = async () => (await boss.getQueues()).map(({ name }) => name).filter((name) => !name.startsWith('__'));

/** Database as an earlier version left it: a queue for each job and timer, one of them with something to do. */
beforeAll(async () => {
  boss = new PgBoss({ connectionString: shop.url, max: 1, supervise: false, schedule: false });
  await boss.start();
  for (const name of ['test-count', 'test.wait', 'prove-test']) await boss.createQueue(name);
  await boss.send('test-count', { of: 'before the upgrade' });
  await boss.schedule('prove-test', '17 3 * * *');
  queue = await open();
  await queue.work(shop.app);
});
afterAll(async () => {
  await queue.close();
  await boss.stop();
});

describe('a shop that was upgraded', () => {
  it('still does what an earlier version had queued', async () => {
    await expect.poll(() => ran, { timeout: 10_000 }).toContain('before the upgrade');
  });

  it('forgets timers under their former names, and queues that are empty', async () => {
    expect((await boss.getSchedules()).map(({ name, key }) => [name, key])).toEqual([['timers', 'test.prove']]);
    expect(await queues()).toEqual(expect.arrayContaining(['jobs', 'timers', 'test-count']));
    expect(await queues()).toHaveLength(3);

    await expect.poll(() => ran, { timeout: 10_000 }).toContain('before the upgrade');
    await queue.close();
    queue = await open();
    await queue.work(shop.app);

    expect((await queues()).toSorted()).toEqual(['jobs', 'timers']);
  });
});

describe('the schedule of a timer', () => {
  it('is written again at a start where it changed, and only there', async () => {
    const reopened = async (timer: Timer) => {
      await queue.close();
      queue = await open([timer]);
      await queue.work(shop.app);
      const [schedule] = await boss.getSchedules();
      return schedule;
    };
    const first = await reopened(prove);
    expect(await reopened(prove)).toEqual(first);
    expect(await reopened({ ...prove, cron: '18 3 * * *' })).toMatchObject({ cron: '18 3 * * *', timezone: 'Asia/Shanghai' });
  });
});

describe('jobs that wait together', () => {
  it('are run one at a time of a kind, and beside those of another', async () => {
    await enqueue(wait, 'first');
    await expect.poll(() => ran, { timeout: 10_000 }).toContain('first');
    await enqueue(wait, 'second');
    await enqueue(count, 'beside it');

    await expect.poll(() => ran, { timeout: 10_000 }).toContain('beside it');
    expect(ran).not.toContain('second');
    release();
    await expect.poll(() => ran, { timeout: 10_000 }).toContain('second');
  });

  it('are begun as soon as the one before has ended, however many there are', async () => {
    const backlog = Array.from({ length: 60 }, (_, at) => `of the backlog ${at}`);

    await enqueue(count, ...backlog);

    await expect.poll(() => ran, { timeout: 45_000 }).toEqual(expect.arrayContaining(backlog));
  });
});

describe('a job that never works', () => {
  it('is given up after three more tries, and holds up nothing', async () => {
    await enqueue(fail, 'poison');
    await expect.poll(stateAfterTry, { timeout: 60_000 }).toBe('failed');
    await enqueue(count, 'after the poison');

    await expect.poll(() => ran, { timeout: 10_000 }).toContain('after the poison');
    expect(ran.filter((of) => of === 'poison')).toHaveLength(4);
  });
});
