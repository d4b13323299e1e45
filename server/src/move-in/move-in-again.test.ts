import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '#server/customers/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { laterDays } from '../../test/former-shop/later-days.ts';
import { type FormerRows, writeDump } from '../../test/former-shop/write-dump.ts';
import { moneyGaps } from '../../test/money-gaps.ts';
import { openShop } from '../../test/shop.ts';
import { type MoveIn, moveIn } from './move-in.ts';
import { printReport } from './report/print-report.ts';
import type { Report } from './report/report.ts';

const shop = openShop();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-move-in-again-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function move(rows: FormerRows, options: { ownColumn?: string } & Partial<MoveIn> = {}): Promise<Report> {
  const { ownColumn, ...others } = options;
  const path = join(folder, 'dump.sql');
  await writeFile(path, writeDump(rows, { writer: 'navicat', ...(ownColumn && { ownColumn }) }));
  const terms = { appIds: { wechat: 'wx-tea', routine: undefined } };
  return moveIn({ db: shop.db, write: shop.app.write, url: shop.url, path, isDry: false, terms, ...others });
}

const rowsOf = async (query: string) => (await shop.app.database.pool.query(query)).rows;
const sum = ({ tables }: Report, of: (table: Report['tables'][number]) => number): number =>
  tables.reduce((all, table) => all + of(table), 0);
const namesOf = ({ tables }: Report, of: (table: Report['tables'][number]) => number): string[] =>
  tables.filter((table) => of(table) > 0).map(({ label }) => label);

const TABLES = [
  'customer',
  '"order"',
  'order_line',
  'order_log',
  'parcel',
  'refund',
  'sku',
  'stock_entry',
  'user_bill',
  'integral_record',
  'experience_record',
  'commission_record',
  'coupon',
  'coupon_user',
  'customer_tag_link',
  'activity_sku',
  'bargain_user_help',
  'shipping_templates_region',
];
const countsOf = () =>
  rowsOf(TABLES.map((table) => `select '${table}' as of, count(*)::int as n from ${table}`).join(' union all '));

async function expectNoGaps(): Promise<void> {
  for (const gaps of [moneyGaps, 'select * from tally_gaps()', 'select * from stock_gaps()'])
    expect(await rowsOf(gaps)).toEqual([]);
}

describe('a shop whose move is repeated while the former one stays open', () => {
  it('knows everything that it brought, and brings nothing twice where every record has changed', async () => {
    await move(formerShop());
    const before = await countsOf();

    const report = await move(formerShop(), { ownColumn: 'our_own' });

    expect(namesOf(report, ({ conflicts }) => conflicts.count)).toEqual([]);
    expect(namesOf(report, ({ changed }) => changed.count)).toEqual(['签到', '角色', '管理员']);
    expect(sum(report, ({ brought }) => brought)).toBe(0);
    expect(report.tables.find(({ label }) => label === '订单')?.renewed).toBe(formerFigures.orders);
    expect(await countsOf()).toEqual(before);
    expect(report.reconciliation.differing).toBe(0);
    await expectNoGaps();
  });

  it('brings what has changed there, to the fen, though the run is killed in the middle', async () => {
    await shop.app.write({ name: 'customer.update', actor: systemActor('店员') }, ({ tx }) =>
      tx.update(customer).set({ nickname: '店员改的' }).where(eq(customer.id, 5)),
    );
    let left = 26;
    const breaking: MoveIn['write'] = (act, verb) =>
      shop.app.write(act, async (context) => {
        const value = await verb(context);
        left -= 1;
        if (left < 0) throw new Error('the power went');
        return value;
      });
    const later = laterDays(formerShop());
    await expect(move(later, { write: breaking })).rejects.toThrow('the power went');

    const report = await move(later);

    expect(report.reconciliation.differences).toEqual([]);
    expect(sum(report, ({ brought }) => brought)).toBe(0);
    await expectNoGaps();
    expect(
      await rowsOf(
        `select state, refund_state, delivery_id, refund_price = pay_price as is_whole from "order" where id in (4, 5, 6, 8) order by id`,
      ),
    ).toEqual([
      { state: 'sent', refund_state: 'none', delivery_id: 'SF4', is_whole: false },
      { state: 'toSend', refund_state: 'none', delivery_id: '', is_whole: false },
      { state: 'toReview', refund_state: 'refunded', delivery_id: 'YT6', is_whole: true },
      { state: 'toSend', refund_state: 'refunded', delivery_id: '', is_whole: true },
    ]);
    expect(
      await rowsOf('select order_id, count(*)::int as n from refund where order_id in (6, 8) group by 1 order by 1'),
    ).toEqual([
      { order_id: 6, n: 2 },
      { order_id: 8, n: 1 },
    ]);
    expect(await rowsOf('select suk, price, stock, is_del from sku where product_id = 1 order by id')).toEqual([
      { suk: '大,红', price: 4600, stock: 38, is_del: false },
      { suk: '小,红', price: 4500, stock: 41, is_del: true },
      { suk: '中,红', price: 4500, stock: 9, is_del: false },
    ]);
    expect(await rowsOf('select nickname, integral, spread_uid from customer where id in (3, 4) order by id')).toEqual([
      { nickname: '改了名', integral: 37, spread_uid: 1 },
      { nickname: '两行\n的人', integral: 40, spread_uid: 2 },
    ]);
  });

  it('keeps what was changed here as well, with both values in the report, and names what is gone there', async () => {
    const report = await move(laterDays(formerShop()));

    expect(namesOf(report, ({ renewed }) => renewed)).toEqual([]);
    expect(printReport(report)).toContain('5：nickname 旧店 旧店也改了，新店 店员改的');
    expect(printReport(report)).toContain('旧店已删除 1：新店仍保留（2）');
    expect(await rowsOf('select nickname from customer where id = 5')).toEqual([{ nickname: '店员改的' }]);
  });
});
