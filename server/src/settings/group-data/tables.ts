import { boolean, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';
import { dataGroup } from '../groups/tables.ts';

/** Entry of a group. The text keeps the order of its fields, because clients read them by their place. */
export const groupData = pgTable(
  'group_data',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gid: integer().notNull(),
    value: text().notNull(),
    /** Contents of its passwords, encrypted as one JSON text; in `value` a mask stands in their place. */
    secrets: text().notNull().default(''),
    sort: integer().notNull().default(0),
    status: boolean().notNull().default(true),
    ...stamps,
  },
  (t) => [
    foreignKey({ name: 'group_data__group', columns: [t.gid], foreignColumns: [dataGroup.id] }),
    index('group_data__in_order').on(t.gid, t.sort, t.id), // the list of a group
  ],
);
