import { and, eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Refusal } from '#contract/refusal.ts';
import type { Db } from '../connect.ts';
import { type Keyed, type RowsOptions, type Writing, rowsOf } from '../rows.ts';

type Flagged = Keyed & { isDel: AnyPgColumn };

interface RecordsOptions extends Pick<RowsOptions, 'missing'> {
  /** Count of what points at a record, and the refusal to delete it while there is any. */
  heldBy?: { count: (db: Db, id: number) => Promise<number>; refuses: (held: { count: number }) => Refusal };
}

/** Records of a dictionary: rows that a flag deletes, so that a deletion can be taken back and what points at them still finds them. */
export function recordsOf<T extends Flagged>(table: T, { missing, heldBy }: RecordsOptions = {}) {
  const live = eq(table.isDel, false);
  const rows = rowsOf(table, { live, missing });
  const from: PgTable = table;
  return {
    ...rows,
    /** Condition on records that are not deleted. */
    live,
    /** Verb that deletes a record. Others that are just being saved under it are waited for. */
    async delete({ tx, now }: Writing, { id }: { id: number }): Promise<null> {
      await rows.lock(tx, id);
      const count = heldBy ? await heldBy.count(tx, id) : 0;
      if (heldBy && count > 0) throw heldBy.refuses({ count });
      await tx
        .update(from)
        .set({ isDel: true, updateTime: now })
        .where(and(live, eq(table.id, id)));
      return null;
    },
  };
}
