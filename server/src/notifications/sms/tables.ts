import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { smsStates } from '#contract/notifications/sms-records.ts';
import { textingProviders } from '#contract/settings/texting-providers.ts';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Text messages, one for each receiver, whatever becomes of them. */
export const smsRecord = unaudited(
  pgTable(
    'sms_record',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      /** Event, or purpose of a code. */
      mark: varchar({ length: 50 }).notNull(),
      phone: varchar({ length: 18 }).notNull(),
      template: varchar({ length: 50 }).notNull(),
      values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
      content: varchar({ length: 500 }).notNull(),
      /** Customer, by number: their domain lies above this one. */
      customerId: integer(),
      adminId: integer().references(() => admin.id, { onDelete: 'set null' }),
      /** Letter of the outbox that it leaves with; by number, for it outlives the letter. */
      outboxId: integer(),
      state: varchar({ length: 16, enum: smsStates.values }).notNull(),
      /** Provider whose template it names. */
      provider: varchar({ length: 2, enum: textingProviders.values }).notNull(),
      providerNo: varchar({ length: 64 }).notNull().default(''),
      /** Time at which its provider is asked whether it arrived; none where that is known, or nobody tells. */
      nextAskTime: instant(),
      asks: integer().notNull().default(0),
      reason: varchar({ length: 300 }).notNull().default(''),
      raw: varchar({ length: 500 }).notNull().default(''),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [
      index('sms_record__age').on(t.createTime, t.id), // the list, its period, and the timer that clears
      index('sms_record__due')
        .on(t.nextAskTime, t.id)
        .where(sql`next_ask_time is not null`), // what to ask its provider about, the longest due first
      index('sms_record__provider').on(t.provider, t.createTime, t.id), // the list of a provider
      index('sms_record__state').on(t.state, t.createTime, t.id), // the list by state
      index('sms_record__phone').on(t.phone, t.createTime, t.id), // the list of a number, and its erasure
      index('sms_record__customer')
        .on(t.customerId)
        .where(sql`customer_id is not null`), // the erasure of a customer
      index('sms_record__letter')
        .on(t.outboxId)
        .where(sql`outbox_id is not null`), // the sender, and what becomes of its letter
      index('sms_record__admin')
        .on(t.adminId)
        .where(sql`admin_id is not null`), // the removal of an account
    ],
  ),
  'every message is written with each attempt',
);
export type SmsRecordRow = typeof smsRecord.$inferSelect;
