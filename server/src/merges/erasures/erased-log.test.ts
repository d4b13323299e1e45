import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeLogCalls } from '#contract/changes/change-log.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { noteCalls } from '#contract/customers/notes.ts';
import { erasureCalls } from '#contract/merges/erasures.ts';
import { verifySeals } from '#server/changes/index.ts';
import { sealChanges } from '#server/changes/seals/seal-changes.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const admin = shop.admin();
const { uidOf } = accountsIn(shop);
const seal = () => sealChanges.run(shop.app);
const broken = async () => (await verifySeals(shop.db, shop.app.dataDir)).broken;
let people = 0;

/** Erases a customer whom the log knows by name. */
async function erased(isSealedBefore = true): Promise<number> {
  const uid = await uidOf(`person-${(people += 1)}`);
  const edit = { birthday: '', cardId: '', tagId: [], groupId: [], isPromoter: false, status: true, addres: '', mark: '' };
  await admin.run(customerCalls.update, { id: uid, ...edit, realName: '孟小某' });
  await admin.run(noteCalls.addNote, { uid, content: '孟小某爱喝茶' });
  if (isSealedBefore) await seal();
  await admin.run(erasureCalls.erase, { uid, confirm: String(uid), reason: '本人申请' });
  await seal();
  return uid;
}

const rowWithName = async (uid: number) => {
  const { rows } = await shop.db.execute<{ id: number; changeId: number }>(sql`
    select r.id::int, r.change_id::int as "changeId" from change_row r join change_erasure e on e.id = r.id
    where r.noun = 'customer' and r.row_id = ${uid} and r.after ? 'real_name' and r.before ? 'real_name' order by r.id limit 1`);
  return rows[0] ?? { id: 0, changeId: 0 };
};

/** Tampers as the owner of the database can, whom no trigger stops, and not beyond the test. */
async function tamper(how: ReturnType<typeof sql>, back: ReturnType<typeof sql>) {
  const past = (statement: typeof how) =>
    shop.db.transaction(async (tx) => {
      const each = async (act: string) => {
        for (const table of ['change', 'change_row', 'change_erasure'])
          await tx.execute(sql.raw(`alter table ${table} ${act} trigger user`));
      };
      await each('disable');
      await tx.execute(statement);
      await each('enable');
    });
  await past(how);
  onTestFinished(() => past(back));
}

describe('the log of somebody who was erased', () => {
  it('is sound, whether it was sealed before or after', async () => {
    await erased();
    await erased(false);

    expect(await broken()).toBeUndefined();
    const { rowCount } = await shop.db.execute(sql`select from change_row r where r::text ~ '孟小某'`);
    expect(rowCount).toBe(0);
  });

  it('keeps what it says of everything but the person, and who did it', async () => {
    const uid = await erased();
    const { id } = await rowWithName(uid);

    const { rows } = await shop.db.execute(sql`select before, after from change_row where id = ${id}`);
    expect(rows).toEqual([{ before: { real_name: null }, after: { real_name: null } }]);
    const { list } = await admin.run(changeLogCalls.list, { page: 1, limit: 10, noun: 'customer' });
    expect(list.map(({ label }) => label)).toEqual(expect.arrayContaining(['编辑', '注销用户']));
  });

  it('shows an erased row that was altered afterwards', async () => {
    const { id, changeId } = await rowWithName(await erased());
    await tamper(
      sql`update change_row set after = '{"real_name": "别人"}' where id = ${id}`,
      sql`update change_row set after = '{"real_name": null}' where id = ${id}`,
    );

    expect(await broken()).toEqual({ changeId, fault: 'altered' });
  });

  it('shows a forged erasure, with or without its row in the log', async () => {
    await erased();
    const { rows } = await shop.db.execute<{ id: number; changeId: number; after: object; digest: string }>(sql`
      select r.id::int, r.change_id::int as "changeId", r.after, digest_of_row(r) as digest from change_row r
      where r.noun = 'config' or r.noun = 'customer' and r.id not in (select id from change_erasure)
        and r.change_id not in (select change_id from change_row x join change_erasure e on e.id = x.id)
      order by r.id limit 1`);
    const [row] = rows;
    if (!row) throw new Error('no row to forge');
    const altered = sql`update change_row set after = '{"value": "9"}' where id = ${row.id}`;
    const restored = sql`update change_row set after = ${JSON.stringify(row.after)}::jsonb where id = ${row.id}`;
    await tamper(altered, restored);
    await tamper(
      sql`insert into change_erasure (id, was, became)
        select r.id, ${row.digest}, digest_of_row(r) from change_row r where r.id = ${row.id}`,
      sql`delete from change_erasure where id = ${row.id}`,
    );
    expect(await broken()).toEqual({ changeId: row.changeId, fault: 'altered' });

    await tamper(
      sql`with forged as (insert into change (at, actor_kind, actor_name, act, touched)
          values (now(), 'admin', '小王', 'customer.erase', '{}') returning id)
        insert into change_row (change_id, noun, row_id, after)
        select forged.id, 'change_erasure', e.id, jsonb_build_object('was', e.was, 'became', e.became)
        from forged, change_erasure e where e.id = ${row.id}`,
      sql`with gone as (delete from change_row where change_id in (select id from change where actor_name = '小王'))
        delete from change where actor_name = '小王'`,
    );
    expect((await broken())?.fault).toBe('unsealed');
  });

  it('loses no value without an erasure, and nothing but values in one', async () => {
    const { id } = await rowWithName(await erased());
    const erasing = (statement: ReturnType<typeof sql>) =>
      shop.db.transaction(async (tx) => {
        await tx.execute(sql`select set_config('signalbox.erase', 'on', true)`);
        await tx.execute(statement);
      });
    const isKept = { cause: { code: 'SB002' } };

    await expect(shop.db.execute(sql`update change_row set after = null where id = ${id}`)).rejects.toMatchObject(isKept);
    for (const statement of [
      sql`update change_row set after = null where id = ${id}`,
      sql`update change_row set after = '{}' where id = ${id}`,
      sql`update change_row set after = '{"real_name": "别人"}' where id = ${id}`,
      sql`update change_row set row_id = 1 where id = ${id}`,
      sql`delete from change_row where id = ${id}`,
      sql`update change set actor_name = '别人'`,
      sql`update user_bill set amount = 1`,
    ])
      await expect(erasing(statement)).rejects.toMatchObject(isKept);
  });
});
