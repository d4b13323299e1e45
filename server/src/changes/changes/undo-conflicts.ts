import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { changeRow } from '#server/platform/write/tables.ts';
import { undoRuleOf } from '#server/platform/write/undo.ts';
import type { RowChange } from './collapse.ts';
import { type Owner, keyOf, ownersOf } from './records.ts';
import { columnsOutsideUndo } from './undo-statements.ts';

const rowWithoutValues = (noun: string, rowId: number): RowChange => ({ noun, rowId, before: null, after: null });

/** Rows that no longer hold what the change left in them, judged by value: a figure changed and changed back holds it. */
async function editedSince(db: Db, changeId: number): Promise<RowChange[]> {
  const updated = and(eq(changeRow.changeId, changeId), isNotNull(changeRow.before), isNotNull(changeRow.after));
  const edited: RowChange[] = [];
  for (const { noun } of await db.selectDistinct({ noun: changeRow.noun }).from(changeRow).where(updated)) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct last.row_id as id from (
        select distinct on (r.row_id, field.key) r.row_id, field.key, field.value
        from change_row r cross join jsonb_each(r.after) field
        where r.change_id = ${changeId} and r.noun = ${noun} and r.before is not null and r.after is not null
          and field.key <> all(${sql.param(columnsOutsideUndo(noun))}::text[])
          and not exists (select from change_row gone
            where gone.noun = r.noun and gone.row_id = r.row_id and gone.change_id = r.change_id and gone.after is null)
        order by r.row_id, field.key, r.id desc
      ) last left join ${sql.identifier(noun)} t on t.id = last.row_id
      where t.id is null or to_jsonb(t) ? last.key and to_jsonb(t) -> last.key is distinct from last.value`);
    edited.push(...rows.map(({ id }) => rowWithoutValues(noun, Number(id))));
  }
  return edited;
}

/** Records that the change made and somebody else has touched since: a buyer, or another administrator. */
async function touchedByOthersSince(db: Db, changeId: number, adminId: number): Promise<RowChange[]> {
  const made = and(eq(changeRow.changeId, changeId), isNull(changeRow.before));
  const nouns = (await db.selectDistinct({ noun: changeRow.noun }).from(changeRow).where(made)).flatMap(({ noun }) =>
    undoRuleOf(noun).partOf || undoRuleOf(noun).negate ? [] : [noun],
  );
  if (nouns.length === 0) return [];
  const { rows } = await db.execute<{ noun: string; id: string }>(sql`
    select distinct m.noun, m.row_id as id from change_row m
    join change_row r on r.noun = m.noun and r.row_id = m.row_id and r.id > m.id and r.change_id <> m.change_id
    join change c on c.id = r.change_id
    where m.change_id = ${changeId} and m.before is null and m.noun = any(${sql.param(nouns)}::text[])
      and c.undone_by is null and c.act <> 'change.undo'
      and (c.actor_kind = 'storefront' or c.actor_kind = 'admin' and c.actor_id <> ${adminId})`);
  return rows.map(({ noun, id }) => rowWithoutValues(noun, Number(id)));
}

/** Records of which so much was spent since that the change, or its rows before a given one, cannot be taken back; locked until the undo ends. */
export async function depletedSince(tx: Tx, changeId: number, before?: number): Promise<Owner[]> {
  const ofChange = eq(changeRow.changeId, changeId);
  const depleted: Owner[] = [];
  for (const { noun } of await tx.selectDistinct({ noun: changeRow.noun }).from(changeRow).where(ofChange)) {
    const { spent: find, partOf } = undoRuleOf(noun);
    if (find && partOf) depleted.push(...(await find(tx, changeId, before)).map((id) => ({ noun: partOf[0], id })));
  }
  return depleted;
}

/** Records that an undo of the change would spoil, because somebody sold or changed them since; `adopted` are those among them that it would delete. */
export async function findUndoConflicts(tx: Tx, changeId: number, adminId: number): Promise<{ kept: Owner[]; adopted: Owner[] }> {
  const edited = await ownersOf(tx, await editedSince(tx, changeId));
  const adopted = [...(await ownersOf(tx, await touchedByOthersSince(tx, changeId, adminId))).values()];
  const owners = [...edited.values(), ...adopted, ...(await depletedSince(tx, changeId))];
  return { kept: [...new Map(owners.map((owner) => [keyOf(owner), owner])).values()], adopted };
}
