import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { customer } from '../customers/tables.ts';
import { moveExperience } from '../experience/move-experience.ts';
import { saveLevel } from './save-level.ts';
import { settleCustomerLevel } from './settle-customer-level.ts';

const shop = openShop();
const { uidOf, written } = accountsIn(shop);

const waiting = async () =>
  (await shop.db.execute(sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
    .rowCount;

// Levels of a new shop: 2 from 500, 3 from 999.
describe('a level that moves', () => {
  it('waits for a customer who is about to reach it, so that neither is tried again', async () => {
    const uid = await uidOf('rising');
    await written((write) => moveExperience(write, { uid, kind: 'gain', experience: 600, orderNo: 'a', mark: '' }));
    await written((write) => settleCustomerLevel(write, uid));
    const tries: string[] = [];
    const [held, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const rising = written(async (write) => {
      tries.push('rise');
      await moveExperience(write, { uid, kind: 'gain', experience: 400, orderNo: 'b', mark: '' });
      held.resolve();
      await mayGoOn.promise;
      await settleCustomerLevel(write, uid);
    });
    await held.promise;
    const moving = written((write) => {
      tries.push('move');
      return saveLevel(write, { id: 3, name: '白银会员', grade: 3, experience: 550, discount: 85, icon: 'a.png', isShow: true });
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1));
    mayGoOn.resolve();
    await Promise.all([rising, moving]);

    expect(tries).toEqual(['rise', 'move']);
    expect((await shop.db.select().from(customer).where(eq(customer.id, uid)))[0]).toMatchObject({ level: 3, experience: 1000 });
  });
});
