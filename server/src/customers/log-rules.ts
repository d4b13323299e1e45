import { or, sql } from 'drizzle-orm';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { customer, realNameParts } from './customers/tables.ts';

nameIndex('customer', (word) =>
  or(
    holdsPairs(customer.search, sql`${word}`),
    sql`${customer.realName} <> '' and ${realNameParts} @> (select sought_parts(${word}::text))`,
  ),
);
