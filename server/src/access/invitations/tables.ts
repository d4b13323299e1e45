import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { admin } from '../rights/tables.ts';

/** Invitation of a person to work here. The offer is kept by ids, and by the names that it had then. */
export const invitation = pgTable(
  'invitation',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    realName: varchar({ length: 16 }).notNull(),
    phone: varchar({ length: 15 }),
    email: varchar({ length: 254 }).notNull(),
    roleIds: integer().array().notNull(),
    roleNames: varchar({ length: 1000 }).notNull(),
    shopIds: integer().array().notNull(),
    operatorId: integer(),
    placeNames: varchar({ length: 2000 }).notNull(),
    invitedBy: integer()
      .notNull()
      .references(() => admin.id),
    /** Pending until it is taken or withdrawn; that ends with its time as well. */
    state: varchar({ length: 16, enum: ['pending', 'accepted', 'withdrawn'] }).notNull(),
    expireTime: instant().notNull(),
    acceptTime: instant(),
    /** Account of whoever accepted. */
    adminId: integer().references(() => admin.id),
    ...stamps,
  },
  (t) => [
    index('invitation__inviter').on(t.invitedBy), // deleting an account
    index('invitation__admin').on(t.adminId), // deleting an account
    check('invitation__state', sql`${t.state} in ('pending', 'accepted', 'withdrawn')`),
    check('invitation__accepted', sql`(${t.state} = 'accepted') = (${t.adminId} is not null and ${t.acceptTime} is not null)`),
  ],
);

/** The link of an invitation: a new one takes the place of the old. */
export const invitationLink = unaudited(
  pgTable(
    'invitation_link',
    {
      invitationId: integer()
        .primaryKey()
        .references(() => invitation.id, { onDelete: 'cascade' }),
      /** Hash of the secret in the link, which is kept nowhere else. */
      hash: varchar({ length: 64 }).notNull(),
    },
    (t) => [uniqueIndex('invitation_link__hash').on(t.hash)], // whoever opens the link
  ),
  'a hash belongs in no log',
);

/** Calls from the page of a link, whoever makes them. */
export const invitationTry = unaudited(
  pgTable(
    'invitation_try',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      address: varchar({ length: 45 }).notNull(),
      createTime: instant().notNull(),
    },
    (t) => [
      index('invitation_try__address').on(t.address, t.createTime), // the limit per minute counts these
      index('invitation_try__age').on(t.createTime), // the clean-up asks for old ones
    ],
  ),
  'it counts, and is deleted within the hour',
);
