import { sql } from 'drizzle-orm';
import { holdsPairs } from '#server/platform/database/lists/by-word.ts';
import { nameIndex } from '#server/platform/write/names.ts';
import { product } from './products/tables.ts';
import { productReply } from './reviews/tables.ts';

nameIndex('product', (word) => holdsPairs(product.search, sql`${word}`));
nameIndex('product_reply', (word) => holdsPairs(productReply.search, sql`${word}`));
