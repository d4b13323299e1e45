import { index, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { outbox } from '../outbox/tables.ts';

/** Mail to a customer, to somebody who is invited, or to people of the shop. How far it is stands in the outbox, and whether it was sent stays here. */
export const mail = unaudited(
  pgTable(
    'mail',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      /** Null once the outbox has forgotten it. */
      outboxId: integer().references(() => outbox.id, { onDelete: 'set null' }),
      /** Records by their noun, whose screens show how the mail went and hear of it. */
      shownIn: jsonb().$type<Readonly<Record<string, number[]>>>().notNull(),
      /** Names the mail to servers on its way, the same with every attempt. */
      messageId: varchar({ length: 36 }).notNull(),
      to: varchar({ length: 254 }).notNull(),
      subject: varchar({ length: 200 }).notNull(),
      text: text().notNull(),
      /** Last line of the text where it is a secret, encrypted; emptied once the mail is sent. */
      sealed: text().notNull().default(''),
      /** Address of a file of ours that goes with it, and the name it has there; empty for none. */
      fileUrl: varchar({ length: 512 }).notNull().default(''),
      fileName: varchar({ length: 100 }).notNull().default(''),
      /** Set while an attempt is under way: found by a later one, nobody knows how that attempt ended. */
      tryTime: instant(),
      sentTime: instant(),
      createTime: instant().notNull(),
    },
    (t) => [index('mail__outbox').on(t.outboxId)], // the sender, and the clean-up of the outbox
  ),
  'every mail is written with each attempt',
);
