import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BackupPlan, backupCalls, backupFile, backupPlanCalls, downloadPermission } from '#contract/maintenance/backups.ts';
import { goingLiveCalls } from '#contract/dashboard/going-live.ts';
import { systemStatusCalls } from '#contract/maintenance/system-status.ts';
import { taskCalls, taskKinds, taskStates } from '#contract/tasks/tasks.ts';
import { todoCalls } from '#contract/dashboard/todos.ts';
import { lastBackup, rememberBackup } from './last-backup.ts';
import type { BackupPlace } from '#server/platform/backup/place.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { examineBackup } from '#server/platform/backup/manifest.ts';
import { openBackupAt } from '#server/platform/backup/open-place.ts';
import { openBucket } from '../../../test/s3.ts';
import { openShop } from '../../../test/shop.ts';
import { findTroubles } from '../incidents/troubles.ts';
import { nightlyBackup } from './nightly-backup.ts';
import { proveBackup } from './prove-backup.ts';
import { settleProof } from './settle-proof.ts';
import { openBackups } from '#server/platform/backup/backup-process.ts';
import { backup } from './tables.ts';

const shop = openShop();
const owner = shop.admin({ role: '超级管理员', realName: '老板' });
let home = '';
let bucket: Awaited<ReturnType<typeof openBucket>>;
let made = 0;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'signalbox-backups-'));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => shop.db.execute(sql`delete from backup`));

const plan = (of: Partial<BackupPlan> = {}): BackupPlan => ({
  isOn: true,
  hour: 3,
  keep: 14,
  place: 'folder',
  folder: join(home, `place-${(made += 1)}`),
  bucket: '',
  proves: false,
  ...of,
});
const save = async (of: Partial<BackupPlan> = {}) => {
  const draft = plan(of);
  await owner.run(backupPlanCalls.save, draft);
  return draft;
};
const list = async () => (await owner.run(backupCalls.list, { page: 1, limit: 20 })).list;
const make = async () => {
  await owner.run(backupCalls.make, {});
  await shop.runQueued();
  const [last] = await list();
  return last;
};
/** Ends a backup that is under way without making it. */
const finish = async () => {
  await shop.db.execute(sql`update backup set state = 'made', end_time = begin_time where state = 'making'`);
  await shop.runQueued();
};
const troubles = async () =>
  (await findTroubles(shop.app, { timers: [], jobs: [], lastBackup })).filter(({ key }) => key.startsWith('backup'));
const tasks = async () =>
  (await owner.run(taskCalls.list, { page: 1, limit: 20, kind: taskKinds.backup, state: taskStates.open })).list;
const fetchFile = async (id: number, token: string) => {
  const answer = await shop.app.http.inject({ url: backupFile(id), headers: { 'authori-zation': token } });
  return { type: String(answer.headers['content-type']), bytes: answer.rawPayload, text: answer.body };
};

describe('a plan', () => {
  it('is kept once its place has taken a file, and leaves nothing there', async () => {
    const { folder } = await save();
    expect(await readdir(folder)).toEqual([]);
    await expect(save({ folder: '/proc/backups' })).rejects.toMatchObject({ code: 500 });
    expect(await owner.run(backupPlanCalls.info, {})).toMatchObject({ folder, isOn: true });
  });

  it('keeps the secret of its bucket and its key to itself', async () => {
    await save({ place: 'bucket', bucket: bucket.url });
    const { key } = await owner.run(backupPlanCalls.makeKey, {});
    expect(key).toMatch(/^([a-z2-9]{5}-){5}[a-z2-9]{5}$/);

    const shown = await owner.run(backupPlanCalls.info, {});
    expect(shown).toMatchObject({ bucket: '******', isEncrypted: true });
    const { rows } = await shop.db
      .execute(sql`select to_jsonb(p)::text || coalesce((select string_agg(r.after::text, '') from change_row r), '') as all
      from backup_plan p`);
    expect(JSON.stringify([shown, rows])).not.toMatch(new RegExp(`S3RVER|${key}`));
    await owner.run(backupPlanCalls.save, { ...plan({ place: 'bucket' }), bucket: '******', keep: 3 });
    expect(await owner.run(backupPlanCalls.info, {})).toMatchObject({ bucket: '******', keep: 3 });
    await owner.run(backupPlanCalls.dropKey, {});
  });

  it('is saved over nobody: of two who changed it, in fields or in what no form shows, the second is told', async () => {
    await save({ place: 'bucket', bucket: bucket.url });
    const path = '/admin/system/backup/plan';
    const { isEncrypted: _, ...opened } = Object((await owner.raw('GET', `${path}/info`)).data);
    const saving = (change: object) => owner.raw('POST', `${path}/save`, { body: { ...opened, ...change, opened } });
    const other = bucket.url.replace('/shop?', '/shop/other?');

    const answers = await Promise.all([saving({ bucket: other }), saving({ bucket: bucket.url })]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);

    const { edition } = await owner.run(backupPlanCalls.info, {});
    const keys = await Promise.allSettled([1, 2].map(() => owner.run(backupPlanCalls.makeKey, { edition })));
    expect(keys.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(keys.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: '备份设置刚被他人修改，请刷新页面，看清后再操作' },
    });
    expect(await saving({ keep: 5 })).toMatchObject({ code: 409 });
    await expect(owner.run(backupPlanCalls.dropKey, { edition })).rejects.toMatchObject({ code: 500 });
    await owner.run(backupPlanCalls.dropKey, {});
  });

  it('refuses a bucket that cannot be used, without a word of its secret', async () => {
    const wrong = bucket.url.replace('/shop', '/nowhere');
    await expect(save({ place: 'bucket', bucket: wrong })).rejects.toMatchObject({
      message: expect.stringContaining('无法使用存放备份的对象存储'),
    });
    await expect(save({ place: 'bucket', bucket: 's3://K:SECRET@169.254.169.254/b?tls=0' })).rejects.toMatchObject({
      message: expect.stringContaining('OUTGOING_HOSTS'),
    });
    await expect(save({ place: 'bucket', bucket: 'https://nowhere' })).rejects.toThrow('对象存储的地址格式为');
  });

  it('is the owner’s alone: a manager neither sees it nor sets it', async () => {
    const manager = shop.admin({ role: '店长' });
    await expect(manager.run(backupPlanCalls.info, {})).rejects.toMatchObject({ code: 403 });
    await expect(manager.run(backupPlanCalls.save, plan())).rejects.toMatchObject({ code: 403 });
    await expect(manager.run(backupCalls.make, {})).rejects.toMatchObject({ code: 403 });
  });
});

describe('a backup', () => {
  it('is made in a folder, encrypted, and restored to prove that it holds', { timeout: 120_000 }, async () => {
    const { folder } = await save({ proves: true });
    const { key } = await owner.run(backupPlanCalls.makeKey, {});
    const done = await make();

    expect(done).toMatchObject({ state: 'made', by: '老板', isEncrypted: true, proof: 'proven', problem: '' });
    expect(done?.proofSays).toMatch(/张表 [\d,]+ 行.*都和备份时一样；操作日志的 \d+ 环都和写下时一样/);
    const [name = ''] = await readdir(folder);
    expect(done?.path).toBe(join(folder, name));
    expect((await examineBackup(await openBackupAt(join(folder, name)), key)).tables.length).toBe(done?.tables);
    expect(existsSync(join(shop.folder, 'proof'))).toBe(false);

    const { items } = await owner.run(systemStatusCalls.info, {});
    expect(items.find((item) => item.key === 'backup')).toMatchObject({
      condition: 'good',
      value: expect.stringMatching(/^\d{4}-\d\d-\d\d 的备份已在 \d\d:\d\d 恢复验证：\d+ 张表/),
    });
    const step = (await owner.run(goingLiveCalls.list, {})).find((row) => row.step === 'backup');
    expect(step).toMatchObject({ state: 'done', isMarked: false });
    const metrics = await shop.app.http.inject('/metrics');
    expect(metrics.body).toMatch(/signalbox_backup_age_seconds\{of="backup"\} \d+/);
    expect(metrics.body).toMatch(/signalbox_backup_age_seconds\{of="proven_restore"\} \d+/);
    expect(await troubles()).toEqual([]);
    await owner.run(backupPlanCalls.dropKey, {});

    // The file is for whoever may have the whole shop.
    const id = done?.id ?? 0;
    const reader = await shop.tokenOf({ may: [backupCalls.list.permission] });
    expect((await fetchFile(id, reader)).text).toContain('403');
    expect((await fetchFile(id, '')).text).toContain('401');
    const keeper = await shop.tokenOf({ may: [downloadPermission] });
    expect((await fetchFile(id, keeper)).bytes.equals(await readFile(join(folder, name)))).toBe(true);
    await rm(folder, { recursive: true });
    for (const wrong of [id, 0, -1, 1.5, 99_999_999_999])
      expect((await fetchFile(wrong, keeper)).text).toContain('没有找到这份备份');
  });

  it.runIf(process.platform === 'linux')('is not proven where the disk lacks 1.5 times its room, and says so', async () => {
    await save();
    const done = await make();
    await shop.db.execute(sql`update backup set proof = 'waiting'`);
    // A file system that has no room at all.
    const program = new URL('../../backup-program.ts', import.meta.url);
    const full = { url: shop.url, dataDir: '/proc', storageUrl: undefined, innerHosts: [], niceness: 0 };
    await proveBackup.run({ ...shop.app, backups: openBackups(program, full) }, { id: done?.id ?? 0 });

    const { rows } = await shop.db.execute<{ mb: number }>(
      sql`select ceil(1.5 * pg_database_size(current_database()) / 1024 / 1024)::integer as mb`,
    );
    const [last] = await list();
    expect(last).toMatchObject({ state: 'made', proof: 'no_room' });
    const [, needed] = /^恢复验证要 (\d+) MB 空间，磁盘只剩 0 MB，请清理或扩容$/.exec(last?.proofSays ?? '') ?? [];
    expect(Math.abs(Number(needed) - Number(rows[0]?.mb))).toBeLessThan(3);
    expect(await tasks()).toMatchObject([{ says: expect.stringContaining('备份没有做恢复验证：恢复验证要') }]);
    const { items } = await owner.run(systemStatusCalls.info, {});
    expect(items.find((item) => item.key === 'backup')).toMatchObject({ condition: 'watch' });
    await shop.app.write({ name: 'test', actor: systemActor('test') }, (write) =>
      settleProof(write, { beginTime: write.now, proof: 'proven', proofSays: '' }),
    );
    expect(await tasks()).toEqual([]);
  });

  it('is made in a bucket, proven from there, and the oldest one goes', { timeout: 120_000 }, async () => {
    await save({ place: 'bucket', bucket: bucket.url.replace('/shop?', '/shop/ours?'), keep: 1, proves: true });
    const first = await make();
    expect(first).toMatchObject({ state: 'made', proof: 'proven' });
    await save({ place: 'bucket', bucket: '******', keep: 1 });
    await make();

    expect((await list()).map(({ state }) => state)).toEqual(['made', 'gone']);
    expect(JSON.stringify(await list())).not.toContain('S3RVER');
  });

  it('is made one at a time', async () => {
    await save();
    const begun = await Promise.allSettled([1, 2, 3].map(() => owner.run(backupCalls.make, {})));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(begun.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { message: '正在备份，请等它结束' } });
    await finish();
  });

  it('is begun once a day at its hour, and later where nobody ran then', async () => {
    const hour = (shop.clock.now().getUTCHours() + 8) % 24;
    await save({ hour });
    const countAfter = async (wait: string) => {
      shop.clock.pass(wait);
      await nightlyBackup.run(shop.app);
      await finish();
      return shop.db.$count(backup);
    };

    expect(await countAfter('1 minute')).toBe(1);
    expect(await countAfter('3 hours')).toBe(1);
    expect(await countAfter('30 hours')).toBe(2);
  });

  it('that nobody works on any more makes room for the next one', async () => {
    await owner.run(backupCalls.make, {});
    shop.clock.pass('11 minutes');
    await owner.run(backupCalls.make, {});
    expect(await list()).toMatchObject([{ state: 'making' }, { state: 'failed', problem: '没有做完，服务可能中途停止过' }]);
    await finish();
  });
});

describe('trouble', () => {
  it('of a backup that was not made is told until one is', async () => {
    await save();
    await shop.app.write({ name: 'test', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`update backup_plan set folder = '/proc/nowhere'`),
    );
    const failed = await make();
    expect(failed?.state).toBe('failed');
    expect(await troubles()).toMatchObject([
      { key: 'backup', says: expect.stringContaining(failed?.problem ?? '?'), isUrgent: true },
    ]);
    expect(await tasks()).toMatchObject([{ record: 'backup', says: expect.stringContaining(failed?.problem ?? '?') }]);
    expect((await owner.run(todoCalls.list, {})).find(({ kind }) => kind === 'task_backup')?.count).toBe(1);
    await make();
    expect(await tasks()).toHaveLength(1);

    await save();
    expect(await make()).toMatchObject({ state: 'made', proof: 'none' });
    expect(await troubles()).toEqual([]);
    expect(await tasks()).toEqual([]);
  });

  it('of a backup by the command is a task as well, until one is made', async () => {
    await rememberBackup(shop.app.write, shop.clock.now(), undefined);
    expect(await tasks()).toMatchObject([{ says: expect.stringMatching(/^备份没有成功。/) }]);
    await rememberBackup(shop.app.write, shop.clock.now(), 4096);
    expect(await tasks()).toEqual([]);
  });

  it(
    'of a proof that was cut short, or found the archive gone, is a task until a backup holds',
    { timeout: 120_000 },
    async () => {
      const { folder } = await save({ proves: true });
      await owner.run(backupCalls.make, {});
      await finish();
      await shop.db.execute(sql`update backup set proof = 'proving', proof_begin = begin_time`);
      shop.clock.pass('13 hours');
      await nightlyBackup.run(shop.app);
      expect(await tasks()).toMatchObject([{ says: '备份没有通过恢复验证：验证没有做完，服务可能中途停止过' }]);

      await shop.runQueued();
      expect((await list())[0]).toMatchObject({ state: 'made', proof: 'proven' });
      expect(await tasks()).toEqual([]);
      await rm(folder, { recursive: true });
    },
  );

  it('of a backup that does not hold, or lacks room to be proven, is told', async () => {
    await owner.run(backupCalls.make, {});
    await finish();
    const set = (proof: string, says: string) =>
      shop.db.execute(sql`update backup set proof = ${proof}, proof_time = begin_time, proof_says = ${says}`);
    await set('no_room', '磁盘只剩 3 MB');
    expect(await troubles()).toMatchObject([
      { key: 'backup_proof', says: expect.stringContaining('磁盘只剩 3 MB'), isUrgent: false },
    ]);
    await set('broken', '操作 7 已改动');
    expect(await troubles()).toMatchObject([
      { says: expect.stringContaining('恢复验证没有通过：操作 7 已改动'), isUrgent: true },
    ]);
  });
});

describe.each(['folder', 'bucket'] as const)('an archive in a %s', (kind) => {
  const KEY = 'the key of these tests';
  const at = () => (kind === 'folder' ? join(home, 'harmed') : bucket.url.replace('/shop?', '/shop/harmed?'));
  let place: BackupPlace;
  let whole: Buffer;
  beforeAll(async () => {
    const { name } = await shop.app.backups.make({ at: at(), key: KEY, keep: 9 }, () => {});
    place = await shop.app.backups.place(at());
    whole = Buffer.concat(await (await place.open(name)).toArray());
  });

  /** Refusal of the archive, put there otherwise than it was made. */
  async function refusalOf(bytes: Buffer, key: string | undefined = KEY): Promise<string> {
    const name = `signalbox-harmed-${(made += 1)}.backup`;
    async function* once() {
      yield bytes;
    }
    await place.write(name, (keep) => keep(once()));
    return examineBackup(() => place.open(name), key).then(() => 'whole', String);
  }

  it('is refused where it is torn, altered or foreign, and without its key', async () => {
    const altered = Buffer.from(whole);
    altered.writeUInt8(altered.readUInt8(9000) ^ 1, 9000);

    expect(await refusalOf(whole)).toBe('whole');
    expect(await refusalOf(whole.subarray(0, -1))).toContain('这个备份不完整');
    expect(await refusalOf(altered)).toContain('这个备份已损坏');
    expect(await refusalOf(Buffer.from('PK of something else'))).toContain('不是信号楼的备份');
    expect(await refusalOf(whole, `${KEY}?`)).toContain('BACKUP_KEY 不是');
  });

  it('is not there where its writing broke off', async () => {
    async function* broken() {
      yield whole.subarray(0, 5000);
      throw new Error('the disk went away');
    }
    await expect(place.write('signalbox-half-1.backup', (keep) => keep(broken()))).rejects.toThrow('the disk went away');
    expect(await place.names()).not.toContain('signalbox-half-1.backup');
  });

  it('that is gone is not proven', async () => {
    const trying = shop.app.backups.prove({ at: at(), key: KEY, name: 'signalbox-none.backup' }, () => {});
    await expect(trying).rejects.toThrow('没有找到这份备份');
  });
});
