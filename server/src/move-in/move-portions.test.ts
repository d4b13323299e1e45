import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '#server/orders/index.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { dayOf, formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { withRows } from '../../test/former-shop/later-days.ts';
import { writeDump } from '../../test/former-shop/write-dump.ts';
import { openShop } from '../../test/shop.ts';
import { type MoveIn, moveIn } from './move-in.ts';

const shop = openShop();
const other = openShop();
/** Movements of one customer: more than come in one statement. */
const MOVEMENTS = 5001;
/** Records that come at a time. */
const PORTION = 500;
/** Statements for each further portion: of orders, and of the ledgers and figures beside them. */
const MOST = 60;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signalbox-portions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Moves a shop in, or tries it, that has so many orders. */
async function move(orders: number, options: Partial<MoveIn> = {}) {
  const path = join(folder, `${orders}.sql`);
  await writeFile(path, writeDump(formerShop({ more: orders - formerFigures.orders }), { writer: 'mysqldump' }));
  return moveIn({ db: shop.db, write: shop.app.write, url: shop.url, path, isDry: false, ...options });
}

const statementsOf = (orders: number) => shop.countQueries(() => move(orders, { isDry: true }));

describe('a shop of many orders', () => {
  it('comes by a fixed number of statements for a portion, however many records it holds', async () => {
    await statementsOf(formerFigures.orders);
    const few = await statementsOf(formerFigures.orders);
    const full = await statementsOf(PORTION);
    const three = await statementsOf(3 * PORTION);

    expect(full).toBe(few);
    expect((three - full) / 2).toBeLessThanOrEqual(MOST);
  });

  it('goes on behind the last portion that came, where a run was broken off within its orders', async () => {
    let left = Number.POSITIVE_INFINITY;
    const write: WritePath = (act, verb) =>
      shop.app.write(act, async (context) => {
        const value = await verb(context);
        if ((left -= 1) < 0) throw new Error('the power went');
        return value;
      });
    const onStep: MoveIn['onStep'] = ({ label, read }) => {
      if (label === '订单' && read === PORTION) left = 1;
    };
    await expect(move(3 * PORTION, { write, onStep })).rejects.toThrow('the power went');
    expect(await shop.db.$count(order)).toBe(PORTION);

    const { tables, reconciliation } = await move(3 * PORTION);

    expect(tables.find(({ label }) => label === '订单')).toMatchObject({ already: PORTION, brought: 2 * PORTION });
    expect(reconciliation.differing).toBe(0);
    const { rows } = await shop.app.database.pool.query(
      'select id from customer c where pay_count <> (select count(*) from "order" o where o.uid = c.id and o.pay_time is not null)',
    );
    expect(rows).toEqual([]);
  });

  it('may have a customer with thousands of movements, each of which comes once', async () => {
    const bills = Array.from({ length: MOVEMENTS }, (_, at) => ({
      id: 10_000 + at,
      uid: 1,
      link_id: '0',
      category: 'now_money',
      type: at % 2 === 0 ? 'system_add' : 'system_sub',
      pm: (at + 1) % 2,
      number: '1.00',
      status: 1,
      title: '调整',
      create_time: `${dayOf(20)} 10:00:00`,
    }));
    const path = join(folder, 'movements.sql');
    await writeFile(path, writeDump(withRows(formerShop(), 'eb_user_bill', bills), { writer: 'mysqldump' }));
    const terms = { appIds: { wechat: 'wx-tea', routine: undefined } };
    const options = { db: other.db, write: other.app.write, url: other.url, path, isDry: false, terms };

    expect((await moveIn(options)).reconciliation.differing).toBe(0);
    const { rows } = await other.app.database.pool.query(`select count(*)::int as n from user_bill where mark = '调整'`);
    expect(rows).toEqual([{ n: MOVEMENTS }]);
    expect((await moveIn(options)).tables.filter(({ brought, renewed }) => brought + renewed > 0)).toEqual([]);
  });
});
