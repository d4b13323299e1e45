import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { order } from '#server/orders/index.ts';
import type { WritePath } from '#server/platform/write/write.ts';
import { formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { writeDump } from '../../test/former-shop/write-dump.ts';
import { openShop } from '../../test/shop.ts';
import { type MoveIn, moveIn } from './move-in.ts';

const shop = openShop();
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
});
