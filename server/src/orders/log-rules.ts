import { or, sql } from 'drizzle-orm';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { startingWith } from '#server/platform/database/like.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { order } from './orders/tables.ts';
import { caseParts } from './return-cases/tables.ts';

const reversed = (word: string): string => [...word].toReversed().join('');

// A number is found whole or by its end, as the list of orders finds it.
nameIndex('order', (word) =>
  or(holdsPairs(order.search, sql`${word}`), sql`reverse(${order.orderNo}) like ${startingWith(reversed(word))}`),
);
nameIndex('return_case', (word) => sql`${caseParts} @> (select sought_parts(${word}::text))`);
