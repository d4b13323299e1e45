import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signInLog } from '#server/access/sign-in-log/tables.ts';
import { openShop } from '../../../../test/shop.ts';
import { matching } from '../conditions.ts';
import { distinctValues } from './distinct-values.ts';

const shop = openShop();

describe('the different values of a column', () => {
  it('come once each, in their order, as far as they fulfil the condition', async () => {
    await shop.db.execute(sql`insert into sign_in_log (at, account, outcome, address, agent)
      select now(), case when n % 3 = 0 then 'zoe' else 'amy' || n % 3 end, 'wrong', '', '' from generate_series(1, 3000) n`);

    expect(await distinctValues(shop.db, signInLog.account, (value) => matching('amy', value))).toEqual(['amy1', 'amy2']);
    expect(await distinctValues(shop.db, signInLog.account, (value) => matching('nobody', value))).toEqual([]);
  });

  it('of an empty table are none', async () => {
    await shop.db.execute(sql`delete from sign_in_log`);

    expect(await distinctValues(shop.db, signInLog.account, () => undefined)).toEqual([]);
  });
});
