import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

const isFan = sql`subscribe_time is not null`;

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
      /** Way by which the person came to follow, in WeChat's word. */
      way: varchar({ length: 40 }).notNull().default(''),
      /** Tags of the public account, by its numbers. */
      tagIds: integer().array().notNull().default([]),
      /** Time at which a sync found the person among the followers last. */
      listedTime: instant(),
      lastSeenTime: instant(),
      ...stamps,
    },
    (t) => [
      unique('customer_identity__openid').on(t.openid, t.appId), // also the apps that know an openid
      index('customer_identity__customer').on(t.uid),
      index('customer_identity__union').on(t.unionid),
      index('customer_identity__fans').on(t.appId, t.subscribed, t.subscribeTime, t.id).where(isFan), // the list of those who follow, or no longer do
      index('customer_identity__fan_ages').on(t.appId, t.subscribeTime, t.id).where(isFan), // the list of all
      index('customer_identity__fan_ways').on(t.appId, t.way, t.subscribeTime, t.id).where(isFan), // the list by way
      index('customer_identity__fan_tags').using('gin', t.tagIds).where(isFan), // the list by tag
    ],
  ),
  'people write it by what they do in WeChat, and what staff do with an account is recorded there',
);
