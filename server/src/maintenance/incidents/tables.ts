import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { incidentKinds } from '#contract/maintenance/incidents.ts';
import { mail } from '#server/notifications/index.ts';
import { instant } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';

/** Trouble that people are told of once, and once more when it is over. */
export const incident = unaudited(
  pgTable(
    'incident',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      /** Name of what is in trouble: `service:mail`. */
      key: varchar({ length: 100 }).notNull(),
      kind: varchar({ length: 16, enum: incidentKinds.values }).notNull(),
      says: varchar({ length: 200 }).notNull(),
      advice: varchar({ length: 300 }).notNull(),
      isUrgent: boolean().notNull(),
      beginTime: instant().notNull(),
      /** Moment since which nothing was seen of it any more. */
      clearTime: instant(),
      endTime: instant(),
      toldTime: instant(),
      overToldTime: instant(),
    },
    (t) => [
      check('incident__end', sql`${t.endTime} is null or ${t.clearTime} is not null`),
      uniqueIndex('incident__open')
        .on(t.key)
        .where(sql`end_time is null`), // one for each thing, and all that are not over
      index('incident__untold')
        .on(t.id)
        .where(sql`end_time is not null and told_time is not null and over_told_time is null`), // whose end is still to be told
      index('incident__told').on(t.toldTime), // how many mails the last hour had
      index('incident__over_told').on(t.overToldTime), // and of those that told of an end
      index('incident__newest').on(t.beginTime, t.id), // the list, and the timer that clears
    ],
  ),
  'the server finds it and ends it by itself',
);
export type IncidentRecord = typeof incident.$inferSelect;

/** Mail that told somebody of an incident; one mail may tell of several. */
export const incidentMail = unaudited(
  pgTable(
    'incident_mail',
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      incidentId: integer()
        .notNull()
        .references(() => incident.id, { onDelete: 'cascade' }),
      mailId: integer()
        .notNull()
        .references(() => mail.id, { onDelete: 'cascade' }),
      isOver: boolean().notNull(),
    },
    (t) => [
      index('incident_mail__incident').on(t.incidentId), // who was told of those on a page
      index('incident_mail__mail').on(t.mailId), // mails that go
    ],
  ),
  'written once, with its mail',
);
