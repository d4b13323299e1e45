import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';

/** The secret that a person’s app makes codes of. It counts once a code of it was confirmed, which `admin.two_step` says. */
export const adminTwoStep = unaudited(
  pgTable('admin_two_step', {
    adminId: integer()
      .primaryKey()
      .references(() => admin.id, { onDelete: 'cascade' }),
    /** Secret, encrypted with the key of the server. */
    secret: varchar({ length: 255 }).notNull(),
    /** The step of time whose code was taken last: neither it nor an earlier one is taken again. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
  }),
  'a secret belongs in no log; that it is on stands at the administrator',
);

/** Recovery codes for a lost phone; a code that was used is deleted. */
export const adminRecoveryCode = unaudited(
  pgTable(
    'admin_recovery_code',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer()
        .notNull()
        .references(() => admin.id, { onDelete: 'cascade' }),
      /** SHA-256 of 80 random bits. */
      hash: varchar({ length: 64 }).notNull(),
    },
    (t) => [index('admin_recovery_code__hash').on(t.adminId, t.hash)], // a code that is typed
  ),
  'a hash belongs in no log',
);
