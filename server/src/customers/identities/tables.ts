import { boolean, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/** Names by which an app of WeChat knows a person, who may be a customer. */
export const customerIdentity = unaudited(
  pgTable(
    'customer_identity',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      /** Null while the person only follows. */
      uid: integer().references(() => customer.id),
      appId: varchar({ length: 64 }).notNull(),
      openid: varchar({ length: 64 }).notNull(),
      /** Name of the person in all apps of one owner. */
      unionid: varchar({ length: 64 }),
      subscribed: boolean().notNull().default(false),
      subscribeTime: instant(),
      unsubscribeTime: instant(),
      /** Scene of the code by which the person came. */
      scene: varchar({ length: 64 }).notNull().default(''),
      lastSeenTime: instant(),
      ...stamps,
    },
    (t) => [
      unique('customer_identity__openid').on(t.openid, t.appId), // also the apps that know an openid
      index('customer_identity__customer').on(t.uid),
      index('customer_identity__union').on(t.unionid),
    ],
  ),
  'people write it by what they do in WeChat, and what staff do with an account is recorded there',
);
