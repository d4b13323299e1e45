import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serviceProviderCalls } from '#contract/access/service-providers.ts';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { change } from '#server/platform/write/tables.ts';
import { assemble } from '#server/domains.ts';
import { openShop } from '../../../test/shop.ts';
import { sealChanges } from './seal-changes.ts';
import { changeSeal } from './tables.ts';
import { proveSeals, verifySeals } from './verify-seals.ts';

const shop = openShop();
const owner = shop.admin();
const services = () => shop.app;
const seal = () => sealChanges.run(services());
const verify = () => verifySeals(shop.db, shop.app.dataDir);
let saved = 0;
const save = () => owner.run(serviceProviderCalls.save, { providerName: `云打印${(saved += 1)}`, type: 'sms' });

/** Acts of somebody, sealed; answers the id of the last. */
async function sealed(acts = 3): Promise<number> {
  for (let each = 0; each < acts; each += 1) await save();
  await seal();
  const [last] = (await owner.run(changeLogCalls.list, { page: 1, limit: 1, noun: 'service_provider' })).list;
  return last?.id ?? 0;
}

/** Tampers as the owner of the database can, whom no trigger stops; the rows are restored after the test. */
async function tamper(how: ReturnType<typeof sql>, undo: ReturnType<typeof sql>) {
  const past = (statement: typeof how) =>
    shop.db.transaction(async (tx) => {
      await tx.execute(sql`alter table change disable trigger user`);
      await tx.execute(sql`alter table change_row disable trigger user`);
      await tx.execute(sql`alter table change_seal disable trigger user`);
      await tx.execute(statement);
      await tx.execute(sql`alter table change enable trigger user`);
      await tx.execute(sql`alter table change_row enable trigger user`);
      await tx.execute(sql`alter table change_seal enable trigger user`);
    });
  await past(how);
  onTestFinished(() => past(undo));
}

describe('the log', () => {
  it('is as it was written, once everything is sealed', async () => {
    await sealed();

    const { broken, last, through } = await verify();
    expect(broken).toBeUndefined();
    expect([last.id, through]).toEqual([await shop.db.$count(changeSeal), expect.any(Date)]);
  });

  it('shows an altered value by the act it was in', async () => {
    const id = await sealed();
    await tamper(
      sql`update change_row set after = jsonb_set(after, '{provider_name}', '"别的"') where change_id = ${id}`,
      sql`update change_row set after = jsonb_set(after, '{provider_name}', to_jsonb(${`云打印${saved}`}::text)) where change_id = ${id}`,
    );

    expect((await verify()).broken).toEqual({ changeId: id, fault: 'altered' });
  });

  it('shows an altered person', async () => {
    const id = await sealed();
    const name = (await shop.db.select().from(change)).find((row) => row.id === id)?.actorName;
    await tamper(
      sql`update change set actor_name = '别人' where id = ${id}`,
      sql`update change set actor_name = ${name} where id = ${id}`,
    );

    expect((await verify()).broken).toEqual({ changeId: id, fault: 'altered' });
  });

  it('shows a seal made anew for what was altered, by the next one', async () => {
    const id = await sealed();
    await sealed(1);
    const [own] = (await shop.db.select().from(changeSeal)).filter((row) => row.changeId === id);
    await tamper(
      sql`update change_seal set hash = repeat('a', 64) where change_id = ${id}`,
      sql`update change_seal set hash = ${own?.hash} where change_id = ${id}`,
    );

    expect((await verify()).broken).toEqual({ changeId: id, fault: 'unlinked' });
  });

  it('shows an act that nobody did', async () => {
    await sealed();
    await tamper(
      sql`insert into change (at, actor_kind, actor_name, act, touched) values (now(), 'admin', '小王', 'order.refund', '{}')`,
      sql`delete from change where act = 'order.refund'`,
    );

    expect((await verify()).broken).toMatchObject({ fault: 'unsealed' });
  });

  it('stays whole when it is sealed twice at once, while others write', async () => {
    const saves = Array.from({ length: 8 }, save);
    await Promise.all([...saves, seal(), seal(), seal()]);
    await seal();

    expect((await verify()).broken).toBeUndefined();
  });

  it('is neither altered nor deleted by what the shop’s own role says', async () => {
    await sealed();

    for (const statement of [
      sql`delete from change`,
      sql`update change set actor_name = '别人'`,
      sql`update change set touched = null`,
      sql`delete from change_row`,
      sql`update change_row set after = null`,
      sql`delete from change_seal`,
      sql`truncate change_seal`,
      sql`truncate change cascade`,
    ])
      await expect(shop.db.execute(statement)).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });

  it('is not deleted as if its time were over', async () => {
    const id = await sealed();
    const retiring = (statement: ReturnType<typeof sql>) =>
      shop.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('signalbox.retire', 'on', true)`);
        await tx.execute(statement);
      });

    await expect(retiring(sql`delete from change_seal where change_id = ${id}`)).rejects.toMatchObject({
      cause: { code: 'SB002' },
    });
    await expect(retiring(sql`delete from change where id = ${id}`)).rejects.toMatchObject({ cause: { code: 'SB002' } });
  });

  it('has no call that deletes from it', () => {
    const { routes } = assemble(shop.app);
    const calls = routes.filter(({ call }) => call.noun === 'change_log');

    expect(calls.map(({ call, binding }) => [call.method, binding.kind]).filter(([, kind]) => kind === 'write')).toEqual([]);
  });
});

describe('the state of the log', () => {
  const state = () => owner.run(changeLogCalls.state, {});

  it('says until when it was verified, and what is broken', async () => {
    const id = await sealed();
    await proveSeals.run(services());
    expect(await state()).toMatchObject({ verifiedThrough: expect.any(Date), broken: null, removedBefore: null });

    await tamper(sql`update change_row set row_id = 0 where change_id = ${id}`, sql`select`);
    await expect(proveSeals.run(services())).rejects.toThrow('log');
    expect((await state()).broken).toEqual({ id, fault: 'altered' });
  });
});
