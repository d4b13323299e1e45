import { globSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { everyRefusal } from '#contract/index.ts';
import { quietTables } from '#server/platform/database/quiet.ts';
import { openShop } from '../shop.ts';

const shop = openShop();

// Tables that only SQL reads are imported by nothing else.
const sources = join(import.meta.dirname, '../../src');
for (const file of globSync('**/tables.ts', { cwd: sources })) await import(join(sources, file));

const column = async (query: ReturnType<typeof sql>) =>
  (await shop.db.execute<{ name: string }>(query)).rows.map(({ name }) => name);

/** Rows that only we write: meeting one of these twice is a fault of ours. */
const OURS = new Set([
  'tally__place',
  'admin_session__token',
  'admin_wechat__admin',
  'export__secret',
  'low_stock_notice__open',
  'incident__open',
  'notification__mark',
  'clash_allowance__once',
  'task__to_do',
  'payment_bill_difference__record',
  'order__external',
  'crawl_order__external',
  'crawl_order__order',
  'settlement__no',
  'settlement__of_run',
  'settlement_preview__of_run',
  'operator_share__no',
  'going_live_mark__step',
  'bank_line__key',
  'flash_sale_slot__own',
]);

describe('every unique rule', () => {
  it('has a refusal that says it to the person', async () => {
    const rules = await column(sql`
      select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
      where x.indisunique and not x.indisprimary and t.relnamespace = 'public'::regnamespace and t.relname <> all(${sql.param(quietTables())})`);
    const covered = new Set(everyRefusal().flatMap(({ constraints }) => constraints));

    expect(rules.filter((rule) => !covered.has(rule) && !OURS.has(rule))).toEqual([]);
  });
});

describe('every refusal of a constraint', () => {
  it('names one that exists', async () => {
    const rules = new Set([
      ...(await column(sql`select conname as name from pg_constraint`)),
      ...(await column(sql`select indexname as name from pg_indexes`)),
    ]);

    expect(
      everyRefusal()
        .flatMap(({ constraints }) => constraints)
        .filter((constraint) => !rules.has(constraint)),
    ).toEqual([]);
  });
});

describe('every table', () => {
  it('is recorded row by row, or says why not', async () => {
    const tables = await column(sql`select tablename as name from pg_tables where schemaname = 'public'`);
    const recorded = new Set(
      await column(
        sql`select c.relname as name from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'record_update'`,
      ),
    );
    const quiet = new Set(quietTables());

    expect(tables.filter((table) => recorded.has(table) === quiet.has(table))).toEqual([]);
  });

  it('refuses a write outside the write path', async () => {
    await expect(shop.db.execute(sql`update category set sort = 1`)).rejects.toMatchObject({ cause: { code: 'SB001' } });
  });

  it('names its constraints table__what', async () => {
    const names = await column(sql`
      select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype in ('u', 'c') and conname not like '%\\_\\_%'`);

    expect(names).toEqual([]);
  });
});
