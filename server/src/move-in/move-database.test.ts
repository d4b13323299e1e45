import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { writeDump } from '../../test/former-shop/write-dump.ts';
import { type MariaDb, hasMariaDb, startMariaDb } from '../../test/maria-db.ts';
import { openShop } from '../../test/shop.ts';
import { readingOf, shownAddress } from './dump/open-database.ts';
import { moveIn } from './move-in.ts';
import { printReport } from './report/print-report.ts';

describe('the address of the database of a former shop', () => {
  it('is read whole, with marks in its name and password, and refused where it lacks one', () => {
    expect(readingOf('mysql://tea:p%40ss@10.0.0.9:3307/crmeb').options).toEqual(
      expect.arrayContaining(['--host=10.0.0.9', '--port=3307', '--user=tea', 'crmeb']),
    );
    expect(readingOf('mysql://tea:p%40ss@10.0.0.9/crmeb').password).toBe('p@ss');
    expect(() => readingOf('mysql://10.0.0.9')).toThrow('数据库地址不完整');
    expect(shownAddress('mysql://tea:secret@10.0.0.9/crmeb')).toBe('mysql://tea@10.0.0.9/crmeb');
  });
});

describe.skipIf(!hasMariaDb())('a shop whose database is read (skipped without mariadb-server)', () => {
  const shop = openShop();
  let folder = '';
  let former: MariaDb;
  const move = (path: string) =>
    moveIn({
      db: shop.db,
      write: shop.app.write,
      url: shop.url,
      path,
      isDry: false,
      terms: { appIds: { wechat: 'wx-tea', routine: undefined } },
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signalbox-former-'));
    former = await startMariaDb(join(folder, 'data'));
    await writeFile(join(folder, 'dump.sql'), writeDump(formerShop(), { writer: 'mysqldump' }));
    former.load(join(folder, 'dump.sql'));
  }, 120_000);
  afterAll(async () => {
    await former.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('moves in as from a dump, and again without a change', async () => {
    const report = await move(former.address);

    expect(report.reconciliation).toMatchObject({ differences: [], differing: 0 });
    expect(report.tables.find(({ label }) => label === '订单')?.brought).toBe(formerFigures.orders);
    const again = await move(former.address);
    expect(again.tables.filter(({ brought, renewed }) => brought + renewed > 0)).toEqual([]);
    expect(printReport(again)).toContain('没有差异');
  });

  it('is refused by what its server says, without the password', async () => {
    await expect(move(former.address.replace('/former?', '/nothing?'))).rejects.toThrow('读不了旧店的数据库');
  });
});
