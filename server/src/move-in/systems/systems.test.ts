import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formerShop } from '../../../test/former-shop/former-shop.ts';
import { phpShop as madePhpShop } from '../../../test/former-shop/php-shop.ts';
import { writeDump, writers } from '../../../test/former-shop/write-dump.ts';
import { javaShop } from '../crmeb/java-shop.ts';
import { phpShop } from '../crmeb-php/php-shop.ts';
import type { TableColumns } from '../dump/read-dump.ts';
import { findShop } from './find-shop.ts';
import { survey } from './survey.ts';
import { partOfShop, unlikeVersion } from './unlike-version.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-systems-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function systemOf(dump: string): Promise<string> {
  const path = join(folder, 'dump.sql');
  await writeFile(path, dump);
  return findShop(await survey(path), [javaShop, phpShop]).system.name;
}

describe('a dump', () => {
  it.each(writers)('of %s is known by its tables, with and without their columns', async (writer) => {
    for (const isDataOnly of [true, false]) {
      expect(await systemOf(writeDump(formerShop(), { writer, isDataOnly }))).toBe('CRMEB Java');
      const php = writeDump(madePhpShop(formerShop()), { writer, isDataOnly, columns: phpShop.columns() });
      expect(await systemOf(php)).toBe('CRMEB PHP');
    }
  });

  it.each([
    ["INSERT INTO `wp_posts` VALUES (1,'eb_store_order_cart_info');", '像是 WordPress 的：有 wp_posts'],
    ['CREATE TABLE `catalog_product_entity` (`id` int);', '像是 Magento 的'],
    ['CREATE TABLE `eb_merchant` (`id` int); INSERT INTO eb_user VALUES (1);', '多商户版'],
    ['CREATE TABLE `eb_user` (`uid` int);', '只有表结构'],
    ['dear owner, see you soon', '不是数据库备份'],
  ])('that holds no shop is refused by what it holds: %s', async (dump, why) => {
    await expect(systemOf(`${dump}\n`)).rejects.toThrow(why);
  });

  const java = `${writeDump(formerShop(), { writer: 'mysqldump' })}\n`;
  const renamed = (prefix: string) => java.replaceAll('`eb_', `\`${prefix}`);

  it.each([
    ['another prefix', renamed('shop_')],
    ['no prefix', renamed('')],
    ['large letters', java.replaceAll(/`eb_\w+`/g, (name) => name.toUpperCase())],
    ['tables of a plugin beside them', `${java}CREATE TABLE plugin (id int); INSERT INTO plugin VALUES (1);`],
    ['another database before them', `USE mysql;\nINSERT INTO user VALUES (1);\nUSE \`crmeb\`;\n${java}`],
  ])('whose tables have %s is known all the same', async (_, dump) => {
    expect(await systemOf(dump)).toBe('CRMEB Java');
  });

  it('of two shops is refused, naming both; an empty one beside a shop does not matter', async () => {
    await expect(systemOf(`USE a;\n${java}USE b;\n${java}`)).rejects.toThrow('有 2 个店：a 库 eb_ 开头的表，b 库 eb_ 开头的表');
    await expect(systemOf(java + renamed('shop_'))).rejects.toThrow('有 2 个店');
    expect(await systemOf(java + renamed('shop_').replaceAll(/^INSERT.*$/gm, ''))).toBe('CRMEB Java');
  });
});

describe('a dump that is part of a shop', () => {
  it('is told by the tables that it lacks, of which an empty one is none', () => {
    const columns = javaShop.columns();
    const found = new Map(columns).set('eb_system_config', [{ name: 'id', type: 'int' }]);
    const counts = new Map([
      ['eb_user', 1],
      ['eb_store_order', 1],
      ['eb_store_order_info', 2],
    ]);
    expect(partOfShop(counts, found, columns)).toEqual([expect.stringContaining('备份里没有 eb_store_product，可能没有导全')]);
  });
});

describe('the version of a dump', () => {
  const declared = phpShop.columns();

  it('is taken for the one that is known where the dump creates no tables', () => {
    expect(unlikeVersion(new Map(declared), declared)).toEqual([]);
  });

  it('is in doubt where columns or tables are missing, and not where a shop has added some', () => {
    const all: TableColumns = new Map(
      [...declared].map(([table, columns]) => [table, [...columns, { name: 'our_own', type: 'int' }]]),
    );
    expect(unlikeVersion(all, declared)).toEqual([]);

    const older = new Map(all).set(
      'eb_store_order',
      (all.get('eb_store_order') ?? []).filter(({ name }) => name !== 'pid'),
    );
    expect(unlikeVersion(older, declared)).toEqual(['旧店可能不是能搬的版本，请逐项核对：eb_store_order 没有 pid']);
    expect(unlikeVersion(new Map(all).set('eb_user_money', declared.get('eb_user_money') ?? []), declared)).toEqual([
      '旧店可能不是能搬的版本，请逐项核对：没有表 eb_user_money',
    ]);
  });
});
