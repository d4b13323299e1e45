import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** Who buys. `account` is the storefront's own key for the person; `uid` on the wire is `id` here. */
export const customer = pgTable(
  'customer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: varchar({ length: 64 }).notNull(),
    nickname: varchar({ length: 64 }).notNull(),
    phone: varchar({ length: 18 }),
    ...stamps,
  },
  (t) => [unique('customer__account').on(t.account)],
);
