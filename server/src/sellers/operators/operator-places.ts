import { and, eq, inArray } from 'drizzle-orm';
import { operatorCalls } from '#contract/sellers/operators.ts';
import type { Places } from '#server/access/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { operator, operatorStaff } from './tables.ts';

/** Operators that are enabled: people of others cannot sign in. */
const among = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: operator.id, name: operator.name })
    .from(operator)
    .where(and(inArray(operator.id, [...ids]), eq(operator.isDel, false), eq(operator.status, true)))
    .orderBy(operator.id);

const named = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));

/** Operators as invited people join them. */
export const operatorPlaces: Places = {
  needs: operatorCalls.update,
  names: async (db, ids) => (ids.length === 0 ? new Map() : named(await among(db, ids))),
  hold: async (tx, ids) => (ids.length === 0 ? new Map() : named(await among(tx, ids).for('update'))),
  async join({ tx, now }, adminId, ids) {
    const rows = ids.map((operatorId) => ({ operatorId, adminId, createTime: now }));
    if (rows.length > 0) await tx.insert(operatorStaff).values(rows);
  },
};
