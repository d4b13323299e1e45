import { bigint, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';

/** Public half of a key pair whose other half never leaves the person’s device. */
export const adminPasskey = pgTable(
  'admin_passkey',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    adminId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    name: varchar({ length: 32 }).notNull(),
    /** Domain for which the device made it. */
    host: varchar({ length: 253 }).notNull(),
    /** Name that the device gave it, and its COSE key; both as base64url. */
    credentialId: text().notNull(),
    publicKey: text().notNull(),
    createTime: instant().notNull(),
  },
  (t) => [
    index('admin_passkey__admin').on(t.adminId), // one’s own; the reset of somebody’s second step
    uniqueIndex('admin_passkey__credential').on(t.credentialId), // the answer of a device names it
  ],
);

/** Uses of a passkey. A device that counts them never answers with a number it gave before. */
export const adminPasskeyUse = unaudited(
  pgTable('admin_passkey_use', {
    passkeyId: integer()
      .primaryKey()
      .references(() => adminPasskey.id, { onDelete: 'cascade' }),
    counter: bigint({ mode: 'number' }).notNull(),
    lastTime: instant(),
  }),
  'it changes with every sign-in, which the sign-in log tells',
);

/** Random bytes that a device has to sign, good once: for one person who adds a passkey, or for whoever signs in. */
export const passkeyChallenge = unaudited(
  pgTable(
    'passkey_challenge',
    {
      hash: varchar({ length: 64 }).primaryKey(),
      adminId: integer().references(() => admin.id, { onDelete: 'cascade' }),
      address: varchar({ length: 45 }).notNull(),
      createTime: instant().notNull(),
      expireTime: instant().notNull(),
    },
    (t) => [
      index('passkey_challenge__address').on(t.address, t.createTime), // the limit per minute counts these
      index('passkey_challenge__admin').on(t.adminId), // deleting an account
      index('passkey_challenge__expiry').on(t.expireTime), // the clean-up asks for old ones
    ],
  ),
  'it lives for minutes and says nothing afterwards',
);
