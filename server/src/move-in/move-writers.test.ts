import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { phpShop } from '../../test/former-shop/php-shop.ts';
import { writeDump } from '../../test/former-shop/write-dump.ts';
import { openShop } from '../../test/shop.ts';
import { phpColumns } from './crmeb-php/columns.ts';
import { moveIn } from './move-in.ts';

const shop = openShop();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-writers-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function tryMove(dump: string | Buffer, name = 'dump.sql') {
  const path = join(folder, name);
  await writeFile(path, dump);
  const terms = { appIds: { wechat: 'wx-tea', routine: undefined } };
  return moveIn({ db: shop.db, write: shop.app.write, url: shop.url, path, isDry: true, terms });
}

const java = `${writeDump(formerShop(), { writer: 'mysqldump' })}\n`;
const navicat = `${writeDump(formerShop(), { writer: 'navicat', namesColumns: true })}\n`;
const php = `${writeDump(phpShop(formerShop()), { writer: 'phpMyAdmin', columns: phpColumns() })}\n`;

/** Written by programs of Windows: other letters, ends of lines and characters. */
const ofWindows = iconv.encode(java.replaceAll(/`eb_\w+`/g, (name) => name.toUpperCase()).replaceAll('\n', '\r\n'), 'utf-16le', {
  addBOM: true,
});
/** Names without quotes behind that of the database, texts in double quotes, a second shop that has nothing. */
const qualified = navicat
  .replaceAll(/INTO `(eb_\w+)`/g, 'INTO crmeb.$1')
  .replaceAll(/^INSERT.*$/gm, (line) => line.replaceAll(/'((?:[^'"\\]|\\.)*)'/g, '"$1"'));
const empty = navicat.replaceAll(/^INSERT.*$/gm, '').replaceAll('`eb_', '`old_');
/** Columns in another order, without one and with one of a plugin. */
const shuffled = navicat
  .replaceAll('`nickname`', '`plugin_name`')
  .replaceAll('`phone`', '`nickname`')
  .replaceAll('`plugin_name`', '`phone`');

describe('the dump of a writer that nobody foresaw', () => {
  it.each([
    ['Windows', ofWindows, 'dump.sql'],
    ['an older dump before it', java + java, 'twice.sql'],
    ['names behind the database', `${empty}${qualified}`, 'qualified.sql'],
    ['another prefix, packed', gzipSync(java.replaceAll('`eb_', '`tea_')), 'panel.sql.gz'],
    ['columns in another order', shuffled, 'shuffled.sql'],
    ['CRMEB PHP with another prefix', php.replaceAll('`eb_', '`crmeb_'), 'php.sql'],
  ])('comes without a difference: %s', async (_, dump, name) => {
    const report = await tryMove(dump, name);

    expect(report.reconciliation).toMatchObject({ differences: [], differing: 0 });
    expect(report.tables.find(({ label }) => label === '订单')?.brought).toBe(formerFigures.orders);
  });

  it.each([
    ['it stands there twice', navicat + navicat.replaceAll(/^DROP.*$/gm, '').replaceAll(/^CREATE.*?;$/gms, ''), '有两份'],
    ['its rows are thrown away behind them', `${java}DROP TABLE \`eb_user\`;\n`, '清空它的表结构'],
    ['it is torn in the middle', java.slice(0, java.length / 2), '备份文件不完整'],
  ])('is refused, and nothing is kept, where %s', async (_, dump, why) => {
    await expect(tryMove(dump)).rejects.toThrow(why);
    const { rows } = await shop.app.database.pool.query('select from move_in_row');
    expect(rows).toEqual([]);
  });
});
