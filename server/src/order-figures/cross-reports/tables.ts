import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { run } from '#server/jobs/index.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { measureColumns } from '../sales-reports/tables.ts';

/** Sums of a run by the keys of two dimensions, of what it has read by now; they go with it. */
export const crossSum = unaudited(
  pgTable(
    'cross_sum',
    {
      runId: integer()
        .notNull()
        .references(() => run.id, { onDelete: 'cascade' }),
      /** 1 of the period, 2 of the one beside it. */
      n: smallint().notNull(),
      /** Both keys, parted by the unit separator. */
      key: text().notNull(),
      ...measureColumns(),
    },
    (t) => [primaryKey({ name: 'cross_sum__place', columns: [t.runId, t.n, t.key] })],
  ),
  'a note of a run, which follows from orders and refunds',
);
