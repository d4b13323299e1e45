import { boolean, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Key that a storefront signs with. Secrets are encrypted; their key is not in the database. */
export const storefrontKey = pgTable(
  'storefront_key',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    keyId: varchar({ length: 32 }).notNull(),
    name: varchar({ length: 64 }).notNull(),
    secret: varchar({ length: 255 }).notNull(),
    /** Secret before a rotation, which signs until its time is over. */
    formerSecret: varchar({ length: 255 }),
    formerUntil: instant(),
    isReadOnly: boolean().notNull().default(false),
    /** The accounts that it names are its own: customers of others do not exist for it. */
    ownCustomersOnly: boolean().notNull().default(false),
    expireTime: instant(),
    isRevoked: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [unique('storefront_key__key_id').on(t.keyId), unique('storefront_key__name').on(t.name)],
);

/** Last use of a key, to the minute. */
export const storefrontKeyUse = unaudited(
  pgTable('storefront_key_use', { keyId: integer().primaryKey(), lastTime: instant().notNull() }),
  'it is written while the key is in use, once a minute',
);

/** Random strings that signed requests have used up; each is good for one request. */
export const storefrontNonce = unaudited(
  pgTable(
    'storefront_nonce',
    {
      keyId: integer().notNull(),
      nonce: varchar({ length: 64 }).notNull(),
      at: instant().notNull(),
    },
    (t) => [
      unique('storefront_nonce__once').on(t.keyId, t.nonce),
      index('storefront_nonce__at').on(t.at), // the clean-up asks for old ones
    ],
  ),
  'one row per request, kept for minutes',
);
