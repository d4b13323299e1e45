import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { type TemplateChannel, ways } from '#contract/notifications/event-terms.ts';
import type { LetterValues } from '#contract/notifications/letter-values.ts';
import { letterOutcomes, outboxStates } from '#contract/notifications/outbox.ts';
import { admin } from '#server/access/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Address of a customer at a channel. */
export interface LetterAddress {
  channel: TemplateChannel;
  appId: string;
  recipient: string;
}

const isOfCustomer = sql`customer_id is not null or is_test`;

/**
 * Messages of events, written with the act that they are about and sent after it. One to a single person has an address: a
 * telephone number, or the openid by which an app knows them.
 */
export const outbox = unaudited(
  pgTable(
    'outbox',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      mark: varchar({ length: 50 }).notNull(),
      channel: varchar({ length: 16, enum: ways.values }).notNull(),
      subject: varchar({ length: 200 }).notNull(),
      /** The one administrator it is for; without one it is for everybody whom the event concerns. */
      adminId: integer().references(() => admin.id, { onDelete: 'cascade' }),
      /** Customer whom it is for, by number: their domain lies above this one. */
      customerId: integer(),
      recipient: varchar({ length: 64 }).notNull().default(''),
      appId: varchar({ length: 64 }).notNull().default(''),
      /** Sent by staff to see how it looks. */
      isTest: boolean().notNull().default(false),
      /** Values of the event at that moment, which the template takes. */
      values: jsonb().$type<LetterValues>().notNull().default({}),
      /** Addresses to be tried next, in turn, where this one does not reach the customer. */
      rest: jsonb().$type<readonly LetterAddress[]>().notNull().default([]),
      /** Reason for which it did not go by a channel before this one. */
      cause: varchar({ length: 200 }).notNull().default(''),
      state: varchar({ length: 16, enum: outboxStates.values }).notNull(),
      attempts: integer().notNull().default(0),
      /** Time of the next attempt; put off while one is under way. */
      nextTry: instant().notNull(),
      lastError: varchar({ length: 200 }).notNull().default(''),
      /** Time of the first attempt that left and whose end nobody heard. */
      askedTime: instant(),
      /** Outcome of a message to one person; null of one that is for everybody whom the event concerns. */
      outcome: varchar({ length: 16, enum: letterOutcomes.values }),
      /** Number that the provider gave it, by which it tells later whether it arrived. */
      providerNo: varchar({ length: 64 }).notNull().default(''),
      resultTime: instant(),
      createTime: instant().notNull(),
      updateTime: instant().notNull(),
    },
    (t) => [
      index('outbox__due')
        .on(t.nextTry, t.id)
        .where(sql`state = 'waiting'`), // the timer that sends
      index('outbox__dead')
        .on(t.id)
        .where(sql`state = 'dead'`), // the list that staff see
      index('outbox__age').on(t.createTime), // the timer that clears
      index('outbox__customer')
        .on(t.customerId, t.id)
        .where(sql`customer_id is not null`), // those to a customer, who may be erased
      index('outbox__letters').on(t.createTime, t.id).where(isOfCustomer), // the list of letters, and its period
      index('outbox__letter_outcomes').on(t.outcome, t.createTime, t.id).where(isOfCustomer), // the list by outcome
      index('outbox__letter_marks').on(t.mark, t.createTime, t.id).where(isOfCustomer), // the list by event
      index('outbox__letter_ways').on(t.mark, t.channel, t.createTime, t.id).where(isOfCustomer), // the list of an event by one channel
      index('outbox__letter_channels').on(t.channel, t.createTime, t.id).where(isOfCustomer), // the list by channel
      index('outbox__letter_recipients').on(t.recipient, t.createTime, t.id).where(isOfCustomer), // the list of a telephone number
      index('outbox__tests')
        .on(t.createTime)
        .where(sql`is_test`), // the limit of an hour
      index('outbox__provider_no')
        .on(t.channel, t.providerNo)
        .where(sql`provider_no <> ''`), // what a provider tells of later
    ],
  ),
  'every message is written three times on its way',
);
