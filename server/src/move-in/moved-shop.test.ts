import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyCall } from '#contract/index.ts';
import { customer } from '#server/customers/index.ts';
import { order } from '#server/orders/index.ts';
import { openBeside } from '#server/platform/start/command.ts';
import { ask, cloneDatabase } from '../../test/database.ts';
import { formerFigures, formerShop } from '../../test/former-shop/former-shop.ts';
import { writeDump } from '../../test/former-shop/write-dump.ts';
import { moneyGaps } from '../../test/money-gaps.ts';
import { openShop } from '../../test/shop.ts';
import { inputsOf, send } from '../../test/sweeps/sample.ts';
import { moveIn } from './move-in.ts';

/** A shop that moved in, and was brought to the present version after that. */
const shop = openShop({
  async database(folder) {
    const database = await cloneDatabase({ seeded: true });
    const path = join(folder, 'former.sql');
    await writeFile(path, writeDump(formerShop(), { writer: 'mysqldump' }));
    const { db, write, close } = openBeside(database.url);
    await moveIn({
      db,
      write,
      url: database.url,
      path,
      isDry: false,
      terms: { appIds: { wechat: 'wx-tea', routine: undefined } },
    });
    await close();
    await ask(database.url, "comment on table drizzle.__drizzle_migrations is 'an earlier version'");
    return database;
  },
});

/** Words that each call gets for the records of the shop. */
const GIVEN = {
  id: 1,
  uid: 3,
  orderNo: `order${'1'.padStart(23, '0')}`,
  orderId: 1,
  productId: 1,
  skuId: 1,
  account: '13700000003',
};

const reading = everyCall().filter(({ method, permission }) => method === 'GET' && permission !== 'storefront');

describe('a shop that moved in', () => {
  it('is upgraded as any other, and loses nothing', async () => {
    expect([await shop.db.$count(customer), await shop.db.$count(order)]).toEqual([
      formerFigures.customers,
      formerFigures.orders,
    ]);
    for (const gaps of [
      moneyGaps,
      'select * from tally_gaps()',
      'select * from stock_gaps()',
      'select * from campaign_sum_gaps()',
    ])
      expect(await ask(shop.url, gaps)).toEqual([]);
  });

  it('answers whatever is asked of it, with its records or with a sentence', async () => {
    const owner = shop.admin();
    const faults: string[] = [];
    for (const call of reading) {
      const [input = {}] = inputsOf(call, { given: GIVEN, always: {} }, () => false);
      const { code, message } = await send(owner, call, input);
      if (message.includes('系统异常') || ![200, 400, 401, 403, 404, 409, 500].includes(code))
        faults.push(`${call.path}: ${code} ${message}`);
    }
    expect(faults).toEqual([]);
    expect(reading.length).toBeGreaterThan(200);
  });
});
