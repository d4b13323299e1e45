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
import { recognise } from './recognise.ts';
import { unlikeVersion } from './unlike-version.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-systems-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function systemOf(dump: string): Promise<string | undefined> {
  const path = join(folder, 'dump.sql');
  await writeFile(path, dump);
  return (await recognise(path, [javaShop, phpShop]))?.name;
}

describe('a dump', () => {
  it.each(writers)('of %s is known by its tables, with and without their columns', async (writer) => {
    for (const isDataOnly of [true, false]) {
      expect(await systemOf(writeDump(formerShop(), { writer, isDataOnly }))).toBe('CRMEB Java');
      const php = writeDump(madePhpShop(formerShop()), { writer, isDataOnly, columns: phpShop.columns() });
      expect(await systemOf(php)).toBe('CRMEB PHP');
    }
  });

  it('of another program is known as none', async () => {
    expect(await systemOf("INSERT INTO `wp_posts` VALUES (1,'eb_store_order_cart_info');\n")).toBeUndefined();
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
