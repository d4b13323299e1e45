import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconciliationCalls } from '#contract/finance/reconciliations.ts';
import { dayOf, formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { laterDays } from '../../test/former-shop/later-days.ts';
import { phpFigures, phpShop, withPhpOnly } from '../../test/former-shop/php-shop.ts';
import { type FormerRows, writeDump, writers } from '../../test/former-shop/write-dump.ts';
import { moneyGaps } from '../../test/money-gaps.ts';
import { openShop } from '../../test/shop.ts';
import { phpColumns } from './crmeb-php/columns.ts';
import { type MoveIn, MoveStopped, moveIn } from './move-in.ts';
import { printReport } from './report/print-report.ts';
import type { Report } from './report/report.ts';

const shop = openShop();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-move-in-php-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

type DumpedAs = Partial<Parameters<typeof writeDump>[1]>;

async function move(rows: FormerRows, form: DumpedAs = {}, options: Partial<MoveIn> = {}) {
  const path = join(folder, 'dump.sql');
  await writeFile(path, writeDump(rows, { writer: 'phpMyAdmin', columns: phpColumns(), ...form }));
  const terms = { appIds: { wechat: 'wx-tea', routine: undefined } };
  return moveIn({ db: shop.db, write: shop.app.write, url: shop.url, path, isDry: false, terms, ...options });
}

const rowsOf = async (query: string) => (await shop.app.database.pool.query(query)).rows;
const numberOf = async (query: string): Promise<number> => Number((await rowsOf(query))[0]?.n);
const broughtOf = ({ tables }: Report) => tables.reduce((sum, { brought }) => sum + brought, 0);
const namesOf = ({ tables }: Report, of: (table: Report['tables'][number]) => number): string[] =>
  tables.filter((table) => of(table) > 0).map(({ label }) => label);

/** Breaks off the run in the transaction that brings this many nouns after the first, its rows being there already. */
function breakingAfter(nouns: number): MoveIn['write'] {
  let left = nouns;
  return (act, verb) =>
    shop.app.write(act, async (context) => {
      const value = await verb(context);
      left -= 1;
      if (left < 0) throw new Error('the power went');
      return value;
    });
}

const ORDERS = formerFigures.orders + phpFigures.splitOrders;

describe('a shop of CRMEB PHP that moves in', () => {
  const rows = withPhpOnly(phpShop(formerShop()));

  it('comes with names that were cut in the middle of a sign', async () => {
    const lines = (rows.get('eb_store_order_cart_info') ?? []).map((row) => ({
      ...row,
      cart_info: String(row['cart_info']).replace('"store_name":"', String.raw`"store_name":"\u0000\ud83d`),
    }));
    const report = await move(new Map([...rows, ['eb_store_order_cart_info', lines]]), {}, { isDry: true });
    expect(report.reconciliation.differing).toBe(0);
  });

  it('is checked, read and brought into form step by step, and can be stopped meanwhile', async () => {
    const heard = new Map<string, { read: number; total: number }>();
    const stopAt =
      (label: string): MoveIn['onStep'] =>
      (step) => {
        heard.set(step.label, { ...step });
        if (step.label.startsWith(label)) throw new MoveStopped('somebody stopped it');
      };
    for (const label of ['检查备份', '读取备份', '整理旧店数据'])
      await expect(move(rows, {}, { onStep: stopAt(label) })).rejects.toThrow(MoveStopped);
    expect(await rowsOf('select from move_in_row')).toEqual([]);

    await move(rows, {}, { isDry: true, onStep: stopAt('nothing') });
    const form = heard.get('整理旧店数据（行）');
    expect(form?.total).toBeGreaterThan(100);
    expect(form?.read).toBe(form?.total);
    expect(heard.get('读取备份（MB）')).toMatchObject({ read: 1, total: 1 });
  });

  it.each(writers.flatMap((writer) => [true, false].map((namesColumns) => ({ writer, namesColumns }))))(
    'is read as it is from a dump of $writer (columns named: $namesColumns)',
    async ({ writer, namesColumns }) => {
      const report = await move(rows, { writer, namesColumns, isDataOnly: writer !== 'phpMyAdmin' }, { isDry: true });

      expect(report.reconciliation).toMatchObject({ differences: [], differing: 0 });
      expect(report.tables.find(({ label }) => label === '订单')).toMatchObject({ read: ORDERS, brought: ORDERS });
    },
  );

  it('comes once to the fen, however often the run breaks off in the middle', async () => {
    for (const nouns of [0, 9, 12, 9])
      await expect(move(rows, {}, { write: breakingAfter(nouns) })).rejects.toThrow('the power went');

    const report = await move(rows);

    expect(report.reconciliation).toMatchObject({ differences: [], differing: 0 });
    expect(await numberOf('select count(*) as n from customer')).toBe(formerFigures.customers);
    expect(await numberOf('select count(*) as n from "order"')).toBe(ORDERS);
    expect(await numberOf('select sum(pay_price) as n from "order" where pay_time is not null')).toBe(
      formerFigures.paid + phpFigures.splitPaid,
    );
    expect(await numberOf(`select sum(amount) as n from refund where state = 'done'`)).toBe(
      formerFigures.refunded + phpFigures.splitBack,
    );
    expect(await numberOf('select sum(now_money) as n from customer')).toBe(
      formerFigures.balances - phpFigures.splitPaid + phpFigures.splitBack,
    );
    expect(await numberOf('select sum(stock) as n from sku')).toBe(formerFigures.stock);
  });

  it('leaves every ledger, count and sum as if it had been a shop of ours', async () => {
    for (const gaps of [moneyGaps, 'select * from tally_gaps()', 'select * from stock_gaps()'])
      expect(await rowsOf(gaps)).toEqual([]);
  });

  it('has even money on each of its last days', async () => {
    const owner = shop.admin();
    const found = [];
    for (const day of [18, 19, 20, 21, 22]) {
      const { id } = await owner.run(reconciliationCalls.check, { day: dayOf(day) });
      found.push(...(await owner.run(reconciliationCalls.info, { id })).differences);
    }
    expect(found).toEqual([]);
  });

  it('names what stays behind, by the tables that it stands in there, and why', async () => {
    const report = await move(rows);
    const said = printReport(report);

    expect(broughtOf(report)).toBe(0);
    expect(said).toContain(
      '分类（eb_store_category、eb_system_attachment_category、eb_article_category）：读到 3，搬来 0，以前已搬 3',
    );
    expect(said).toContain('eb_store_order_cart_info：读到 28 行，其中 2 行的主记录不存在，没有搬');
    expect(said).toContain('eb_member_card：1 行，付费会员，新店没有');
    expect(said).toContain('eb_store_order：1 行，拆单的主单，商品和金额都在拆出的订单里');
    expect(said).toContain('eb_user_money：2 行，拆单前的付款和退款，已按拆出的订单逐笔记账');
    expect(said).toContain('eb_user_bill：1 行，以前版本的余额和佣金流水，现在另有流水表');
    expect(said).toContain('eb_system_group_data：1 行，组合数据的分组与新店不同，请在新店填写');
    expect(said).toContain('角色只带来名称：旧店的权限编号与新店不同，请在角色里重新勾选（1 条）');
    expect(said).toContain('没有搬 1：旧店已经开票，发票没有搬；申请以前已搬来的，请在新店拒绝（2）');
    expect(said).toContain('预售商品按普通商品搬来（1 条）');
    expect(said).not.toContain('a-secret');
  });

  it('has what was bought under its product and SKU, of an activity as well', async () => {
    expect(await numberOf('select count(*) as n from order_line where sku_id <= 0')).toBe(0);
    expect(
      await rowsOf(`select l.product_id, l.sku_id, a.title, t.status from "order" o join order_line l on l.order_id = o.id
        join activity a on a.id = o.activity_id join team t on t.id = o.team_id order by o.id`),
    ).toEqual([1, 2].map(() => ({ product_id: 1, sku_id: 1, title: '两人品茶', status: 2 })));
    expect(await rowsOf(`select s.start_time, s.end_time from activity a join flash_sale_slot s on s.id = a.time_id`)).toEqual([
      { start_time: 8, end_time: 12 },
    ]);
    expect(await rowsOf('select suk, attr_value from sku where id = 1')).toEqual([
      { suk: '大,红', attr_value: { 尺寸: '大', 颜色: '红' } },
    ]);
  });

  it('knows what waits for an answer, and what was taken back', async () => {
    expect(await rowsOf('select id, refund_state from "order" where id in (1, 2, 103) order by id')).toEqual([
      { id: 1, refund_state: 'asked' },
      { id: 2, refund_state: 'none' },
      { id: 103, refund_state: 'refunded' },
    ]);
  });

  it('has points and commission by order and level, and knows its customers by WeChat', async () => {
    expect(
      await rowsOf(`select kind, integral, link_id <> '0' as of_order from integral_record where uid = 3 order by id`),
    ).toEqual([
      { kind: 'opening', integral: 21, of_order: false },
      { kind: 'gain', integral: 5, of_order: true },
      { kind: 'sign', integral: 4, of_order: false },
    ]);
    expect(await rowsOf(`select uid, brokerage_level from commission_record where kind = 'gain' order by uid`)).toEqual([
      { uid: 1, brokerage_level: 1 },
      { uid: 2, brokerage_level: 2 },
    ]);
    expect(await rowsOf('select uid, app_id, openid, unionid from customer_identity')).toEqual([
      { uid: 3, app_id: 'wx-tea', openid: 'openid-of-three', unionid: 'unionid-of-three' },
    ]);
    expect(await rowsOf('select sex from customer where id = 3')).toEqual([{ sex: 2 }]);
    expect(await numberOf('select count(*) as n from customer_tag_link')).toBe(6);
  });

  it('has the titles of its customers, and the invoices that they wait for', async () => {
    expect(await rowsOf('select uid, title, tax_no, is_default from invoice_title')).toEqual([
      { uid: 3, title: '茶会有限公司', tax_no: '91330100MA2C1D3E4F', is_default: true },
    ]);
    expect(
      await rowsOf(`select a.uid, a.audit, a.amount, a.remark, o.order_no = a.order_nos as is_of, o.is_live from invoice_application a
        join invoice_application_order o on o.application_id = a.id`),
    ).toEqual([{ uid: 3, audit: 1, amount: 38_400, remark: '请开茶叶', is_of: true, is_live: true }]);
  });

  it('sends to the regions that it sent to, by their names', async () => {
    expect(await rowsOf('select city_id from customer_address order by id')).toEqual([
      { city_id: 330_106 },
      { city_id: 330_100 },
    ]);
    expect(await rowsOf('select city_id, first_price from shipping_templates_region where temp_id = 5 order by id')).toEqual([
      { city_id: 'all', first_price: 600 },
      { city_id: '330100', first_price: 0 },
    ]);
  });

  it('shows its articles in their category, which has a number that one of products has as well', async () => {
    expect(await rowsOf('select a.title, a.content, c.name, c.type from article a join category c on c.id = a.cid')).toEqual([
      { title: '新茶到了', content: '<p>茶</p>', name: '茶话', type: 3 },
    ]);
  });

  it('brings what has changed there since, to the fen', async () => {
    const later = withPhpOnly(phpShop(laterDays(formerShop())));
    await expect(move(later, {}, { write: breakingAfter(26) })).rejects.toThrow('the power went');

    const report = await move(later);

    expect(report.reconciliation.differences).toEqual([]);
    expect(broughtOf(report)).toBe(0);
    expect(namesOf(report, ({ conflicts }) => conflicts.count)).toEqual([]);
    expect(await rowsOf('select state, delivery_id from "order" where id = 4')).toEqual([{ state: 'sent', delivery_id: 'SF4' }]);
    for (const gaps of [moneyGaps, 'select * from tally_gaps()', 'select * from stock_gaps()'])
      expect(await rowsOf(gaps)).toEqual([]);
  });
});
