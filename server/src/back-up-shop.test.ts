import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { webhookCalls } from '#contract/notifications/webhooks.ts';
import { ask, createDatabase, restoreVersion } from '../test/database.ts';
import { ordersIn } from '../test/orders.ts';
import { picturesIn } from '../test/pictures.ts';
import { openShop } from '../test/shop.ts';
import { type ShopBackup, backUpShop } from './back-up-shop.ts';
import { lastBackup } from './maintenance/index.ts';
import { makeBackup } from './platform/backup/make-backup.ts';
import { openBackupAt, openPlace } from './platform/backup/open-place.ts';
import { systemActor } from './platform/jobs/jobs.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { type ShopRestore, restoreShop } from './restore-shop.ts';

/** Key of the secrets in the shop of the earlier version. */
const SEAL = 'd5db60b4f4476431ea6fccf8945bba285ce82861cef753d86f521755e9412b07';
const KEY = '南站小卖部的备份密钥 2026';

const shop = openShop();
const owner = shop.admin({ role: '超级管理员' });
let folder = '';
let made = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fresh = (name: string) => join(folder, `${name}-${(made += 1)}`);

const backUp = async ({ to = join(folder, 'backups'), ...terms }: Partial<ShopBackup> & { to?: string } = {}) =>
  backUpShop({
    url: shop.url,
    dataDir: shop.folder,
    storageUrl: undefined,
    place: await openPlace(to),
    key: KEY,
    keep: undefined,
    ...terms,
  });

/** Restores into an empty database, which `look` sees before it goes. */
async function restore(from: string, terms: Partial<ShopRestore> = {}, look = async (_: string) => {}) {
  const database = await createDatabase();
  const into = fresh('restored');
  try {
    const came = await restoreShop({
      open: await openBackupAt(from),
      into,
      key: KEY,
      databaseUrl: database.url,
      storageUrl: undefined,
      report: () => {},
      ...terms,
    });
    await look(database.url);
    return { ...came, into };
  } finally {
    await database.drop();
  }
}

const saveBrand = (name: string) => owner.run(brandCalls.save, { name, logo: 'image/logo.png' });
const brandsIn = async (url: string, like: string) =>
  (await ask(url, `select name from brand where name like '${like}%' order by id`)).map(({ name }) => name);

describe('a backup', () => {
  it('brings back every row, file, secret and waiting job, and a shop that goes on', async () => {
    await saveBrand('南站');
    const orders = ordersIn(shop);
    await orders.order({ of: await orders.sku(), sent: true });
    await picturesIn(shop).picture();
    await owner.run(webhookCalls.save, { name: '仓库', url: 'https://stock.example/hook?key=q-1', events: ['order.paid'] });
    await shop.runDue();
    const { path, manifest } = await backUp();

    const { into, findings } = await restore(path, {}, async (url) => {
      // The queue keeps what waits alone, and the upgrade counts kept counts anew.
      for (const { name, rows } of manifest.tables.filter((table) => !['pgboss.job', 'public.tally'].includes(table.name)))
        expect([name, await ask(url, `select count(*)::integer as n from ${name}`)]).toEqual([name, [{ n: rows }]]);
      const [last] = await ask(url, `select max(id) as id from brand`);
      const [next] = await ask(url, `select nextval(pg_get_serial_sequence('brand', 'id')) as id`);
      expect(Number(next?.['id'])).toBeGreaterThan(Number(last?.['id']));
      await expect(ask(url, `update brand set name = '改'`)).rejects.toThrow('outside the write path');
      await expect(ask(url, `insert into admin_role (admin_id, role_id) values (-1, -1)`)).rejects.toThrow('foreign key');
    });

    expect(findings.map(({ name, health }) => [name, health])).toEqual([
      ['chain', 'ok'],
      ['tallies', 'ok'],
      ['secrets', 'ok'],
      ['files', 'ok'],
    ]);
    expect(manifest.files.count).toBeGreaterThan(0);
    expect(await readFile(join(into, 'storefront.key'))).toEqual(await readFile(join(shop.folder, 'storefront.key')));
    expect(existsSync(join(into, 'restore.unfinished'))).toBe(false);
  });

  it('has what is written meanwhile wholly or not at all', async () => {
    await saveBrand('西站');
    const partsIn = (url: string) => ask(url, `select story, logo from brand where name = '西站'`);
    const before = await partsIn(shop.url);
    const waits = `select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and application_name = 'signalbox-copy' and wait_event_type = 'Lock'`;
    let running: ReturnType<typeof backUp> | undefined;
    await shop.app.write({ name: 'test', actor: systemActor('test') }, async ({ tx }) => {
      await tx.execute('lock table brand in access exclusive mode');
      running = backUp();
      // The moment is open and no table is read yet.
      await expect.poll(() => ask(shop.url, waits), { timeout: 20_000 }).toEqual([{ n: 1 }]);
      await tx.execute(`update brand set story = '半途', logo = '半途.png' where name = '西站'`);
    });
    const path = (await running)?.path ?? '';
    let isOver = false;
    const writing = (async () => {
      for (let turn = 0; !isOver; turn += 1) await saveBrand(`边写${turn}`);
    })();
    const during = await backUp();
    isOver = true;
    await writing;

    await restore(path, {}, async (url) => expect(await partsIn(url)).toEqual(before));
    await restore(during.path, {}, async (url) => {
      expect(await partsIn(url)).toEqual([{ story: '半途', logo: '半途.png' }]);
      const [apart] = await ask(
        url,
        `select count(*)::integer as n from brand b full join change_row r on r.noun = 'brand' and r.row_id = b.id and r.before is null
          where (b.id is null or r.id is null) and coalesce(b.name, r.after->>'name') like '边写%'`,
      );
      expect(apart).toEqual({ n: 0 });
    });
  });

  it('needs no key where it was made without one', async () => {
    const open = await backUp({ key: undefined });
    const { findings } = await restore(open.path, { key: undefined });
    expect(findings.every(({ health }) => health === 'ok')).toBe(true);
  });

  it('leaves so many as are wanted, and those of other shops', async () => {
    const to = fresh('few');
    await backUp({ to });
    await writeFile(join(to, 'signalbox-00000000-20200101-000000000Z.backup'), 'of another shop');
    await backUp({ to });
    const { removed, path } = await backUp({ to, keep: 2 });

    expect(removed).toBe(1);
    const names = await readdir(to);
    expect(names.length).toBe(3);
    expect(names).toContain('signalbox-00000000-20200101-000000000Z.backup');
    expect(path.endsWith(names.filter((name) => !name.includes('00000000-2020')).sort()[1] ?? '')).toBe(true);
  });

  it('is remembered by the shop, a failed one too', async () => {
    const { bytes } = await backUp();
    const good = await lastBackup(shop.db);
    expect(good).toMatchObject({ isMade: true, bytes });

    await expect(backUp({ to: join(shop.folder, 'files', 'here') })).rejects.toThrow('备份不能放进商店自己的文件夹');
    expect(await lastBackup(shop.db)).toMatchObject({ isMade: false, madeAt: good?.madeAt, bytes });
  });

  it('is refused with a folder that is not the shop’s', async () => {
    await expect(backUp({ dataDir: fresh('elsewhere') })).rejects.toThrow('不是这个商店的数据目录');
  });
});

describe('a restore', () => {
  it('brings a backup of an earlier version up to this one, with the jobs that waited', async () => {
    const dataDir = fresh('earlier');
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'storefront.key'), Buffer.from(SEAL, 'hex'));
    const earlier = await restoreVersion('8d709a9');
    const counts = 'select (select count(*) from "order") as orders, (select count(*) from customer) as customers';
    try {
      // Jobs had queues of their own then.
      await ask(earlier.url, `select pgboss.create_queue('jobs', '{"policy": "standard"}')`);
      const [waits] = await ask(
        earlier.url,
        `update pgboss.job set name = 'jobs' where id = (select id from pgboss.job where state = 'created' limit 1) returning data::text as data`,
      );
      const { path } = await makeBackup({
        url: earlier.url,
        dataDir,
        storage: await openStorage(undefined, join(dataDir, 'files')),
        place: await openPlace(fresh('backups')),
        key: KEY,
        keep: undefined,
        shop: 'earlier',
        at: new Date('2026-11-30T06:00:00Z'),
      });
      const kept = await ask(earlier.url, counts);
      const { findings } = await restore(path, {}, async (url) => {
        expect(await ask(url, counts)).toEqual(kept);
        expect(await ask(url, `select data::text as data from pgboss.job where name = 'jobs'`)).toEqual([waits]);
      });
      expect(findings.filter(({ health }) => health === 'failed')).toEqual([]);
    } finally {
      await earlier.drop();
    }
  });

  /** Refusal of a backup that something was done to; nothing is left of it. */
  async function refusalOf(harm: (path: string) => Promise<void>, terms: Partial<ShopRestore> = {}): Promise<string> {
    const path = fresh('harmed');
    await cp((await backUp()).path, path);
    await harm(path);
    const into = fresh('never');
    const said = await restore(path, { into, ...terms }).then(
      () => 'restored',
      (error: unknown) => String(error),
    );
    expect(existsSync(into) ? await readdir(into) : []).toEqual([]);
    return said;
  }
  const flip = (at: number) => async (path: string) => {
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - at) ^ 1, bytes.length - at);
    await writeFile(path, bytes);
  };

  it('refuses what is torn, altered or foreign, and keeps nothing', async () => {
    expect(await refusalOf(async (path) => truncate(path, (await readFile(path)).length - 1))).toContain('这个备份不完整');
    expect(await refusalOf((path) => truncate(path, 2000))).toContain('这个备份不完整');
    expect(await refusalOf((path) => truncate(path, 20))).toContain('这个备份不完整');
    expect(await refusalOf(flip(1000))).toContain('这个备份已损坏');
    expect(await refusalOf((path) => writeFile(path, 'PK of something else'))).toContain('不是信号楼的备份');
    expect(await refusalOf((path) => writeFile(path, ''))).toContain('不是信号楼的备份');
  });

  it('refuses without the key, and with another', async () => {
    const whole = async () => {};
    expect(await refusalOf(whole, { key: undefined })).toContain('这个备份是加密的');
    expect(await refusalOf(whole, { key: `${KEY}?` })).toContain('BACKUP_KEY 不是做这个备份时用的那一个');
  });

  it('leaves a folder and a database alone that are in use', async () => {
    const { path } = await backUp();
    await expect(restore(path, { into: shop.folder })).rejects.toThrow('不是空的，没有改动');
    expect(existsSync(join(shop.folder, 'restore.unfinished'))).toBe(false);

    const before = await brandsIn(shop.url, '');
    await expect(restore(path, { databaseUrl: shop.url })).rejects.toThrow('这个数据库不是空的');
    expect(await brandsIn(shop.url, '')).toEqual(before);
  });
});
