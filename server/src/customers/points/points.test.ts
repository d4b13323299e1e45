import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pointSettings } from '#contract/customers/settings.ts';
import { configCalls } from '#contract/settings/config.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';
import { freezePoints } from './freeze-points.ts';
import { losePoints } from './lose-points.ts';
import { movePoints } from './move-points.ts';
import { promisePoints } from './promise-points.ts';

const shop = openShop();
const { uidOf, written, grant, standing, ledger, gaps } = accountsIn(shop);
// Sessions end while the days pass.
const freezeFor = (days: number) =>
  shop
    .admin({ account: `set-${shop.clock.now().getTime()}` })
    .run(configCalls.save, { key: pointSettings.freeze_integral_day.key, value: String(days) });

/** Customer whose order earned 30 points. */
async function earner(account: string) {
  const orderNo = `order-${account}`;
  const uid = await uidOf(account);
  await written((write) => promisePoints(write, { uid, integral: 30, orderNo }));
  return {
    receive: () => written((write) => freezePoints(write, { orderNo })),
    lose: (integral: number) => written((write) => losePoints(write, { orderNo, integral })),
  };
}

describe('points', () => {
  it('are never used below zero, whoever comes at once', async () => {
    await grant('race', 100);
    const uid = await uidOf('race');
    const use = () => written((write) => movePoints(write, { uid, kind: 'use', integral: -30, mark: '抵扣' }));

    const uses = await Promise.allSettled(Array.from({ length: 20 }, use));

    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await standing('race')).toMatchObject({ points: 10 });
    expect(await gaps()).toEqual([]);
  });

  it('that an order earns count some days after its receipt, once', async () => {
    await freezeFor(3);
    const { receive } = await earner('wait');
    await shop.pass('9 days');
    expect(await standing('wait')).toMatchObject({ points: 0 });

    await receive();
    await shop.pass('2 days');
    expect(await standing('wait')).toMatchObject({ points: 0 });
    await shop.pass('25 hours');
    await receive();
    await shop.pass('9 days');

    expect(await standing('wait')).toMatchObject({ points: 30 });
    expect((await ledger('wait')).points).toEqual([
      { kind: 'gain', integral: 30, balance: 30, status: 3, link_id: 'order-wait' },
    ]);
  });

  it('that wait go in parts and at last altogether', async () => {
    await freezeFor(0);
    const { receive, lose } = await earner('part');

    await lose(10);
    expect((await ledger('part')).points).toMatchObject([{ integral: 20, status: 1 }]);
    await lose(20);
    await receive();
    await shop.pass('1 day');

    expect((await ledger('part')).points).toMatchObject([{ status: 4 }]);
    expect(await standing('part')).toMatchObject({ points: 0 });
  });

  it('that count already are taken back as far as they are there', async () => {
    await freezeFor(0);
    const { receive, lose } = await earner('spent');
    await receive();
    await shop.pass('1 minute');
    const uid = await uidOf('spent');
    await written((write) => movePoints(write, { uid, kind: 'use', integral: -20, mark: '抵扣' }));

    await lose(30);

    expect(await standing('spent')).toMatchObject({ points: 0 });
    expect((await ledger('spent')).points.at(-1)).toMatchObject({ kind: 'loss', integral: -10, balance: 0, status: 3 });
    expect(await gaps()).toEqual([]);
  });

  it('keep their ledger as it was written', async () => {
    await grant('kept', 5);

    for (const change of [sql`update integral_record set integral = 1`, sql`delete from integral_record`])
      await expect(shop.db.execute(change)).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });
});
