import { inArray, sql } from 'drizzle-orm';
import type { MergedField } from '#contract/customers/enums.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { customerLevel } from '../customers/tables.ts';
import { type Both, type CustomerRecord, fateOfFields } from './rules.ts';

/** True where one account brought the other over others: it stands above it. */
export async function isAbove(db: Db, above: CustomerRecord, below: CustomerRecord): Promise<boolean> {
  if (below.spreadUid === null || below.spreadUid === above.id) return false;
  const { rows } = await db.execute(sql`
    with recursive above(id) as (
      select ${below.spreadUid}::int union select c.spread_uid from customer c join above a on c.id = a.id)
    select from above where id = ${above.id}`);
  return rows.length > 0;
}

/** Fields that the account which goes on takes from the other, and those of the other that end with it. */
export async function readFate(db: Db, both: Both): Promise<{ taken: MergedField[]; lost: MergedField[] }> {
  const { from, to } = both;
  const ids = [from.level, to.level].filter((id) => id !== null);
  const levels = await db
    .select({ id: customerLevel.id, grade: customerLevel.grade })
    .from(customerLevel)
    .where(inArray(customerLevel.id, ids));
  const gradeOf = ({ level }: CustomerRecord) => levels.find(({ id }) => id === level)?.grade ?? 0;
  return fateOfFields(both, { isCircle: await isAbove(db, to, from), grades: { from: gradeOf(from), to: gradeOf(to) } });
}
