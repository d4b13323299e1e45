import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core';
import { fen, stamps } from '#server/platform/database/columns.ts';

const hundredths = () => bigint({ mode: 'number' });

/** Measure of freight: by pieces (1), weight (2) or volume (3). */
export const shippingTemplates = pgTable(
  'shipping_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 200 }).notNull(),
    type: integer().notNull(),
    appoint: boolean().notNull(),
    sort: integer().notNull(),
    ...stamps,
  },
  (t) => [unique('shipping_templates__name').on(t.name), check('shipping_templates__type', sql`${t.type} between 1 and 3`)],
);

const templateId = () =>
  integer()
    .notNull()
    .references(() => shippingTemplates.id, { onDelete: 'cascade' });

/** Rate of a group of cities, in the order of the form; `cityId` is "all" for the whole country. */
export const shippingTemplatesRegion = pgTable(
  'shipping_templates_region',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tempId: templateId(),
    cityId: text().notNull(),
    title: text().notNull(),
    first: hundredths().notNull(),
    firstPrice: fen().notNull(),
    renewal: hundredths().notNull(),
    renewalPrice: fen().notNull(),
    uniqid: varchar({ length: 32 }).notNull(),
  },
  (t) => [
    index('shipping_templates_region__template').on(t.tempId, t.id), // every quote reads a template's rows in their order
    check('shipping_templates_region__steps', sql`${t.first} > 0 and ${t.renewal} > 0`),
  ],
);

export const shippingTemplatesFree = pgTable(
  'shipping_templates_free',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tempId: templateId(),
    cityId: text().notNull(),
    title: text().notNull(),
    number: hundredths().notNull(),
    price: fen().notNull(),
  },
  (t) => [index('shipping_templates_free__template').on(t.tempId, t.id)], // as above
);
