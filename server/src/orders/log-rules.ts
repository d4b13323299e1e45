import { or, sql } from 'drizzle-orm';
import { holdsParts } from '#server/platform/database/conditions.ts';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { endingWith } from '#server/platform/database/like.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { undoRule } from '#server/platform/write/undo.ts';
import { order } from './orders/tables.ts';
import { caseParts } from './returns/tables.ts';

// A number is found whole or by its end, as the list of orders finds it.
// What WeChat does with the money goes on, whatever is taken back here.
undoRule('order', { derived: ['is_money_frozen'] });
nameIndex('order', (word) => or(holdsPairs(order.search, sql`${word}`), sql`reverse(${order.orderNo}) like ${endingWith(word)}`));
nameIndex('return_case', (word) => holdsParts(caseParts, word));
