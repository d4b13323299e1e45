import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { lexemes } from '#server/platform/database/columns.ts';
import { unaudited } from '#server/platform/database/quiet.ts';
import { customer } from '../customers/tables.ts';

/**
 * The values of a customer that filters ask for, tags included, as words of one index: a condition of several of them is the
 * intersection of its lists, which no index of one column holds.
 */
export const customerFacet = unaudited(
  pgTable(
    'customer_facet',
    {
      uid: integer()
        .primaryKey()
        .references(() => customer.id, { onDelete: 'cascade' }),
      facets: lexemes().notNull(),
    },
    // Pending entries are read through by every query, so that there are none.
    (t) => [index('customer_facet__all').using('gin', t.facets).with({ fastupdate: false })],
  ),
  'triggers copy it from customers and their tags, whose changes are recorded',
);
