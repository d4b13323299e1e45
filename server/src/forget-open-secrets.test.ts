import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { expressCalls } from '#contract/delivery/express.ts';
import { openShop } from '../test/shop.ts';
import { verifySeals } from './changes/index.ts';
import { sealChanges } from './changes/seals/seal-changes.ts';
import { express } from './delivery/express/tables.ts';
import { systemActor } from './platform/jobs/jobs.ts';

const shop = openShop();

/** A carrier whose password was kept as it was typed, as versions before did. */
async function typed(password: string, isPasswordSealed = false): Promise<number> {
  const [carrier] = (await shop.admin().run(expressCalls.list, { page: 1, limit: 1 })).list;
  const id = carrier?.id ?? 0;
  await shop.app.write({ name: 'test.password', actor: systemActor('test') }, ({ tx }) =>
    tx.update(express).set({ password, isPasswordSealed }).where(eq(express.id, id)),
  );
  await sealChanges.run(shop.app);
  return id;
}
const start = () => shop.app.seed({ adminPassword: undefined, demo: false });
const told = async (text: string) =>
  (await shop.db.execute(sql`select from change_row r where r::text like ${`%${text}%`}`)).rowCount;

describe('the log of a shop that starts', () => {
  it('forgets a password that stood in it as it was typed, and stays verifiable', async () => {
    const id = await typed('geheim-1');
    expect(await told('geheim-1')).toBe(1);

    await start();

    expect(await told('geheim-1')).toBe(0);
    const [kept] = await shop.db.select().from(express).where(eq(express.id, id));
    expect(shop.app.secrets.decrypt(kept?.password ?? '')).toBe('geheim-1');
    await sealChanges.run(shop.app);
    expect((await verifySeals(shop.db, shop.app.dataDir)).broken).toBeUndefined();
  });

  it('keeps what was encrypted, so that an undo brings it back', async () => {
    const id = await typed('geheim-2');
    await start();
    const edit = { account: 'A', netName: null, sort: 1, status: true };
    await shop.admin().run(expressCalls.update, { id, ...edit, password: 'geheim-3' });
    const [before] = await shop.db.select().from(express).where(eq(express.id, id));

    await start();

    expect(await told(before?.password ?? '?')).toBe(1);
  });

  it('keeps everything where the key is another than that of the shop', async () => {
    await typed('by-another-key', true);

    await start();

    expect(await told('by-another-key')).toBe(1);
  });
});
