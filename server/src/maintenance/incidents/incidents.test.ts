import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productCalls } from '#contract/catalogue/products.ts';
import { incidentCalls, incidentRefusals } from '#contract/maintenance/incidents.ts';
import { showMoment } from '#contract/moment.ts';
import { outsideServiceCalls } from '#contract/services/outside-services.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { MailError } from '#server/platform/mail-client/mail-error.ts';
import { recordRun } from '#server/platform/jobs/record-run.ts';
import { lastBackup, rememberBackup } from '../backups/last-backup.ts';
import { openClient } from '../../../test/client.ts';
import { openMailServer, openedMail } from '../../../test/mail-server.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { incident } from './tables.ts';
import { watchIncidents } from './watch-incidents.ts';

const shop = openShop();
const server = openMailServer(shop);
const { sku, order } = ordersIn(shop);
const { taken, manner } = server;
/** A client signed in anew for every call: time passes in these tests, and sessions end. */
const admin = openClient(
  () => shop.app,
  async () => ({ 'authori-zation': await shop.tokenOf() }),
);
const list = async (filter = {}) => (await admin.run(incidentCalls.list, { page: 1, limit: 20, ...filter })).list;
const opened = () => taken.map((mail) => openedMail(mail));
const subjects = () => opened().map(({ head }) => /^Subject: (.*)$/im.exec(head)?.[1]?.trim());
const NIGHTLY = 'tally.prove';
/** Half a day away, at whichever hour this runs: a timer that runs again within the hour is not yet an incident. */
const nightly = `17 ${(Number(showMoment(shop.clock.now()).slice(11, 13)) + 12) % 24} * * *`;
const timers = [{ name: NIGHTLY, label: '核对计数', cron: nightly, sleeps: false, run: async () => undefined }];
const JOB = 'payment.disburse';
const jobs = [{ name: JOB, label: '打款', run: async () => undefined }];
const watch = watchIncidents(() => ({ timers, jobs, lastBackup }));

const set = (values: Record<string, string>) => server.set(values);
const receivers = (...to: string[]) => set({ incident_receivers: to.join(',') });
/** Quiet hours around the present, or none. */
async function quiet(is: boolean): Promise<void> {
  const hour = (shop.clock.now().getUTCHours() + 8) % 24;
  await set({ incident_quiet_from: String((hour + 23) % 24), incident_quiet_until: String((hour + (is ? 3 : 23)) % 24) });
}
/** The log is no more as it was written, or it is again. */
const breakLog = (change: number | null) =>
  shop.db.execute(sql`insert into change_verification (id, at, seal_id, broken_change, fault)
    values (1, now(), 0, ${change}::bigint, ${change === null ? null : 'altered'}::text)
    on conflict (id) do update set broken_change = excluded.broken_change, fault = excluded.fault`);
const failTimer = () => recordRun(shop.app, NIGHTLY, () => Promise.reject(new Error('磁盘已满'))).catch(() => undefined);
const mendTimer = () => recordRun(shop.app, NIGHTLY, async () => undefined);
const forgetQueue = () => shop.db.execute(sql`delete from pgboss.job where state < 'active'`);
const enqueue = () =>
  shop.app.write({ name: 'test.job', actor: systemActor('test') }, ({ tx, enqueue: put }) => put(tx, JOB, {}));
async function sendLetter(): Promise<void> {
  const { mail } = shop.app.providers;
  const account = await mail.account();
  if (!account) throw new Error('no account for mail');
  const letter = { messageId: '<1@shop.cn>', to: 'boss@shop.cn', subject: '异常', text: '异常', html: '异常' };
  await mail.send(account, letter, AbortSignal.timeout(5000));
}
/** The timer looks after some minutes, and what it wrote leaves. The queue goes by the clock of the database, for which no time passed. */
async function look(minutes = 1): Promise<void> {
  shop.clock.pass(`${minutes} minutes`);
  await forgetQueue();
  await watch.run(shop.app);
  await shop.runQueued();
}

beforeAll(() => server.plugIn());
beforeEach(async () => {
  await breakLog(null);
  await mendTimer();
  await shop.db.execute(sql`delete from incident`);
  await forgetQueue();
  await receivers('boss@shop.cn');
  await set({ incident_mails_hour: '60' });
  await quiet(false);
  Object.assign(manner, { recipient: undefined, login: undefined });
  taken.length = 0;
});

describe('an incident', () => {
  it('is told once to each receiver, and once more when it is over', async () => {
    await receivers('boss@shop.cn', 'li@shop.cn');
    await breakLog(7);
    await look();
    expect(taken.flatMap(({ to }) => to).toSorted()).toEqual(['boss@shop.cn', 'li@shop.cn']);
    expect(opened()[0]?.parts[0]?.bytes.toString()).toMatch(/第 7 条与写入时不一致.*可能有人绕过系统改了数据库/s);
    await look();
    await look();
    expect(taken).toHaveLength(2);
    expect(await list({ state: 'open' })).toMatchObject([
      {
        kind: 'log',
        isUrgent: true,
        endTime: null,
        told: [
          { to: 'boss@shop.cn', state: 'sent', isOver: false },
          { to: 'li@shop.cn', state: 'sent', isOver: false },
        ],
      },
    ]);

    await breakLog(null);
    await look();
    await look(4);
    expect(taken).toHaveLength(2);
    await look();
    await look();
    expect(taken).toHaveLength(4);
    expect(subjects()[2]).toContain('恢复了：操作日志校验没有通过');
    expect(await list({ state: 'open' })).toEqual([]);
    expect((await list({ state: 'over' }))[0]?.told.map(({ isOver }) => isOver)).toEqual([false, false, true, true]);
  });

  it('is one, and told once, where two servers look at the same moment', async () => {
    await breakLog(9);
    await Promise.all([watch.run(shop.app), watch.run(shop.app)]);
    await shop.runQueued();
    expect([(await list()).length, taken.length]).toEqual([1, 1]);
  });

  it('is a nightly timer that failed, and a service that fails again and again', async () => {
    await failTimer();
    const hour = String(Math.floor(shop.clock.now().getTime() / 3_600_000));
    await shop.db.execute(sql`insert into provider_health (provider, failure_time, failure, failures)
      values ('mail', ${shop.clock.now().toISOString()}::timestamptz + interval '1 hour', '服务器没有应答', ${JSON.stringify({ [hour]: 3 })}::jsonb)
      on conflict (provider) do update set failure_time = excluded.failure_time, failure = excluded.failure, failures = excluded.failures`);
    await watch.run(shop.app);
    expect((await list()).map(({ says }) => says).toSorted()).toEqual([
      '定时任务“核对计数”没有执行成功',
      '邮件异常：服务器没有应答',
    ]);
    await shop.db.execute(sql`delete from provider_health where provider = 'mail'`);
  });

  it('is a service that refuses the account, until a check has passed', async () => {
    await receivers();
    manner.login = '535 authentication failed';
    await expect(sendLetter()).rejects.toThrow(MailError);
    await look();
    const [found] = await list();
    expect(found).toMatchObject({ kind: 'service', says: expect.stringMatching(/^邮件异常：./), isUrgent: false });
    expect(found?.advice).toMatch(/./);

    manner.login = undefined;
    await admin.run(outsideServiceCalls.check, { name: 'mail' });
    await look();
    await look(5);
    expect(await list()).toMatchObject([{ state: 'over' }]);
  });

  it('is a job that was given up, until it goes from the queue', async () => {
    await enqueue();
    await shop.db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where data->>'name' = ${JOB}`);
    await look();
    expect(await list()).toMatchObject([{ kind: 'work', says: '后台任务“打款”多次失败，已停止重试', isUrgent: false }]);
    await shop.db.execute(sql`delete from pgboss.job where data->>'name' = ${JOB}`);
    await look();
    await look(5);
    expect(await list()).toMatchObject([{ state: 'over' }]);
  });

  it('is a queue that stands still, and not one that was late for some minutes', async () => {
    await receivers();
    await forgetQueue();
    await enqueue();
    const waitedFor = (minutes: number) =>
      shop.db.execute(sql`update pgboss.job
      set start_after = ${shop.clock.now().toISOString()}::timestamptz - ${`${minutes} minutes`}::interval where data->>'name' = ${JOB}`);
    await waitedFor(29);
    await watch.run(shop.app);
    expect(await list()).toEqual([]);
    await waitedFor(31);
    await watch.run(shop.app);
    expect(await list()).toMatchObject([{ kind: 'server', says: '后台任务告急：1 个在等，最早的等了 31 分钟', isUrgent: true }]);
  });

  it.runIf(process.platform === 'linux')('is a disk without room', async () => {
    await receivers();
    // A file system that has none.
    await watch.run({ ...shop.app, dataDir: '/proc' });
    expect(await list()).toMatchObject([{ kind: 'server', says: expect.stringMatching(/^磁盘告急：可用 0 MB/), isUrgent: true }]);
  });

  it('is found where the disk cannot be read', async () => {
    await receivers();
    await breakLog(8);
    await watch.run({ ...shop.app, dataDir: `${shop.folder}/gone` });
    expect(await list()).toMatchObject([{ kind: 'log' }]);
  });

  it('is a backup that failed, until one is made', async () => {
    await rememberBackup(shop.app.write, shop.clock.now(), undefined);
    await look();
    expect(await list()).toMatchObject([{ kind: 'server', says: expect.stringContaining('备份没有成功'), isUrgent: true }]);
    await rememberBackup(shop.app.write, shop.clock.now(), 4096);
    await look();
    await look(5);
    expect(await list()).toMatchObject([{ state: 'over' }]);
  });

  it('is a best seller whose stock is gone, until there is some again', async () => {
    const of = await sku({ name: '马克杯', price: 1000, stock: 1 });
    await look();
    expect(await list()).toEqual([]);
    await order({ of, paid: true });
    await look();
    const [{ key = '' } = {}] = await shop.db.select({ key: incident.key }).from(incident);
    const productId = Number(key.split(':')[1]);
    expect(await list()).toMatchObject([{ kind: 'sold_out', says: '畅销商品“马克杯”已售罄', isUrgent: false }]);
    await shop.admin().run(productCalls.offShell, { id: productId });
    await look();
    await look(5);
    expect(await list()).toMatchObject([{ state: 'over' }]);
  });

  it('costs the same number of statements, however many there are', async () => {
    await receivers();
    await watch.run(shop.app);
    const few = await shop.countQueries(() => watch.run(shop.app));
    await shop.db.execute(sql`insert into incident (key, kind, says, advice, is_urgent, begin_time, clear_time)
      select 'gone:' || n, 'work', '任务', '', false, now(), now() + interval '1 year' from generate_series(1, 50) n`);
    expect(await shop.countQueries(() => watch.run(shop.app))).toBe(few);
  });
});

describe('an hour', () => {
  it('brings a receiver no more mails than the settings allow; the rest is in the next one', async () => {
    await set({ incident_mails_hour: '1' });
    await breakLog(3);
    await look();
    await failTimer();
    await look();
    expect(taken).toHaveLength(1);
    expect(await list({ kind: 'work' })).toMatchObject([{ told: [] }]);
    await look(61);
    expect(taken).toHaveLength(2);
    expect(subjects()[1]).toContain('核对计数');
  });
});

describe('the quiet hours', () => {
  it('let through what is urgent; the rest is told after them, where it is not over by then', async () => {
    await quiet(true);
    await failTimer();
    await breakLog(5);
    await look();
    expect(subjects()).toEqual([expect.stringContaining('操作日志')]);
    await quiet(false);
    await look();
    expect(subjects().slice(1)).toEqual([expect.stringContaining('核对计数')]);
  });

  it('keep to themselves what began and ended within them', async () => {
    await quiet(true);
    await failTimer();
    await look();
    await mendTimer();
    await look();
    await look(5);
    await quiet(false);
    await look();
    expect(taken).toEqual([]);
    expect(await list()).toMatchObject([{ state: 'over', told: [] }]);
  });
});

describe('a trouble that waits to be told', () => {
  it('is told once it is seen again, and not while it seems to be over', async () => {
    await quiet(true);
    await failTimer();
    await look();
    await mendTimer();
    await look();
    await quiet(false);
    await look();
    expect(taken).toEqual([]);
    await failTimer();
    await look();
    expect(subjects()).toEqual([expect.stringContaining('核对计数')]);
  });
});

describe('a mail that is refused', () => {
  it('is shown on the record, with the words of the server', async () => {
    manner.recipient = '550 5.1.1 No such user';
    await breakLog(11);
    await look();
    expect(await list()).toMatchObject([
      { told: [{ to: 'boss@shop.cn', state: 'dead', error: expect.stringContaining('No such user') }] },
    ]);
  });

  it('is none where nobody is named: the first who is hears of what is still open', async () => {
    await receivers();
    await breakLog(12);
    await look();
    expect(await list()).toMatchObject([{ told: [] }]);
    await receivers('new@shop.cn');
    await look();
    expect(taken.map(({ to }) => to)).toEqual([['new@shop.cn']]);
  });
});

describe('a mail to try', () => {
  it('goes to every receiver, also in the quiet hours, and says why where it cannot', async () => {
    await quiet(true);
    await receivers('boss@shop.cn', 'li@shop.cn');
    await admin.run(incidentCalls.test, {});
    expect(taken.flatMap(({ to }) => to).toSorted()).toEqual(['boss@shop.cn', 'li@shop.cn']);

    manner.recipient = '550 5.1.1 No such user';
    await expect(admin.run(incidentCalls.test, {})).rejects.toThrow('测试邮件没有发出');
    await receivers();
    await expect(admin.run(incidentCalls.test, {})).rejects.toThrow(incidentRefusals.NOBODY().message);
  });

  it('wants addresses of mail as receivers', async () => {
    await expect(receivers('boss')).rejects.toThrow('请填写收件地址');
  });
});
