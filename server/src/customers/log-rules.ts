import { and, or, sql } from 'drizzle-orm';
import { holdsParts } from '#server/platform/database/conditions.ts';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { customer, realNameParts } from './customers/tables.ts';

nameIndex('customer', (word) =>
  or(holdsPairs(customer.search, sql`${word}`), and(sql`${customer.realName} <> ''`, holdsParts(realNameParts, word))),
);
