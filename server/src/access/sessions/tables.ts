import { type AnyPgColumn, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';

/** A look at the back-office as somebody else, kept so that it can be told afterwards. */
export const impersonation = pgTable(
  'impersonation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Seen as this person. */
    adminId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    /** Seen by this person. */
    actorId: integer()
      .notNull()
      .references(() => admin.id, { onDelete: 'cascade' }),
    expireTime: instant().notNull(),
    /** Moment at which the person ended it; it ends by itself otherwise. */
    endTime: instant(),
    ...stamps,
  },
  (t) => [index('impersonation__admin').on(t.adminId), index('impersonation__actor').on(t.actorId)],
);

/** Session of somebody who is signed in. Ending a session deletes its row. */
export const adminSession = unaudited(
  pgTable(
    'admin_session',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      adminId: integer()
        .notNull()
        .references(() => admin.id, { onDelete: 'cascade' }),
      /** SHA-256 of the token, so that a stolen table opens nothing. */
      tokenHash: varchar({ length: 64 }).notNull(),
      address: varchar({ length: 45 }).notNull(),
      agent: varchar({ length: 255 }).notNull(),
      createTime: instant().notNull(),
      lastTime: instant().notNull(),
      expireTime: instant().notNull(),
      /** Moment of the latest password or code of its person since the sign-in. */
      provedTime: instant(),
      /** Set where somebody else looks as `adminId`, reading only. */
      impersonationId: integer().references(() => impersonation.id, { onDelete: 'cascade' }),
      /** Their own session, with which this one ends. */
      openedBy: integer().references((): AnyPgColumn => adminSession.id, { onDelete: 'cascade' }),
    },
    (t) => [
      unique('admin_session__token').on(t.tokenHash),
      index('admin_session__admin').on(t.adminId), // a person's own devices
      index('admin_session__impersonation').on(t.impersonationId),
      index('admin_session__opener').on(t.openedBy), // those that end with a session
      index('admin_session__expiry').on(t.expireTime), // the clean-up asks for ended ones
    ],
  ),
  'it comes and goes with every sign-in, which has a log of its own',
);

/** The password was right, and the second step is to come. */
export const signInTicket = unaudited(
  pgTable(
    'sign_in_ticket',
    {
      hash: varchar({ length: 64 }).primaryKey(),
      adminId: integer()
        .notNull()
        .references(() => admin.id, { onDelete: 'cascade' }),
      expireTime: instant().notNull(),
      /** WeChat that is bound once the second step is taken. */
      appId: varchar({ length: 64 }),
      openid: varchar({ length: 64 }),
    },
    (t) => [
      index('sign_in_ticket__admin').on(t.adminId), // whatever ends a person’s sessions ends these
      index('sign_in_ticket__expiry').on(t.expireTime), // the clean-up asks for old ones
    ],
  ),
  'it lives for minutes and says nothing afterwards',
);
