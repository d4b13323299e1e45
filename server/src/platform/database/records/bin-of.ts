import { type SQL, and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../connect.ts';

type Binned = PgTable & { isDel: AnyPgColumn };

/** Tabs of records that have a bin: what is on, what is off and what is in the bin, each by the value of its tab. */
export function binOf(table: Binned, on: AnyPgColumn, [shown = 0, hidden = 0, bin = 0]: readonly number[]) {
  const isOut = eq(table.isDel, false);
  const parts = { show: and(isOut, eq(on, true)), hide: and(isOut, eq(on, false)), recycle: eq(table.isDel, true) };
  const counted = (where: SQL | undefined) => sql<number>`count(*) filter (where ${where})`.mapWith(Number);
  const counts = { show: counted(parts.show), hide: counted(parts.hide), recycle: counted(parts.recycle) };
  const tabs: Readonly<Record<number, SQL | undefined>> = { [shown]: parts.show, [hidden]: parts.hide, [bin]: parts.recycle };
  return {
    tabs,
    shown: parts.show,
    async count(db: Db, where?: SQL) {
      const [row] = await db
        .select(counts)
        .from(table as PgTable)
        .where(where);
      return row ?? { show: 0, hide: 0, recycle: 0 };
    },
  };
}
