import { boolean, index, integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import { instant, stamps } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { outbox } from '../outbox/tables.ts';

/** An address that is notified of events. */
export const webhook = pgTable(
  'webhook',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    url: varchar({ length: 500 }).notNull(),
    /** Query of the address, encrypted: it is often what lets a message in. */
    query: varchar({ length: 1000 }).notNull().default(''),
    events: varchar({ length: 32 }).array().$type<WebhookEvent[]>().notNull(),
    /** Secret, encrypted with the key of the server. */
    secret: varchar({ length: 255 }).notNull(),
    /** Shop of whose records alone it hears; 0 for every one. */
    merId: integer().notNull().default(0),
    isOn: boolean().notNull().default(true),
    ...stamps,
  },
  (t) => [unique('webhook__name').on(t.name)],
);

/** Message to an address. Its progress stands in the outbox. */
export const webhookDelivery = unaudited(
  pgTable(
    'webhook_delivery',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      webhookId: integer()
        .notNull()
        .references(() => webhook.id, { onDelete: 'cascade' }),
      outboxId: integer()
        .notNull()
        .references(() => outbox.id, { onDelete: 'cascade' }),
      /** Names the message to the other side, the same when it is sent again. */
      messageId: varchar({ length: 36 }).notNull(),
      event: varchar({ length: 32 }).notNull(),
      subject: varchar({ length: 200 }).notNull(),
      /** Keys of all records that a message is about. */
      ids: integer().array(),
      /** Time of the event. */
      at: instant().notNull(),
      code: integer(),
    },
    (t) => [
      index('webhook_delivery__webhook').on(t.webhookId, t.id), // those of one address
      index('webhook_delivery__outbox').on(t.outboxId), // the clean-up of the outbox
    ],
  ),
  'every message is written with each attempt',
);
