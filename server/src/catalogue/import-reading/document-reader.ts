import process from 'node:process';
import { z } from 'zod';
import { IMPORT_ROWS } from '#contract/catalogue/import.ts';
import { sentenceOf } from '#server/platform/http/sentences.ts';
import { decodeText } from '#server/platform/sheets/csv-rows.ts';
import { type ShopDocument, readShop } from './document.ts';
import type { DocumentMessage } from './read-document.ts';

z.config({ localeError: sentenceOf });

/** Objects and lists that a document of 100,000 records may hold; parsed, more of them would not fit into the memory of the process. */
const BRACKETS_MAX = 30 * IMPORT_ROWS;
const PORTION = 500;

const say = (message: DocumentMessage) => process.send?.(message);

function hasTooManyBrackets(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length && count <= BRACKETS_MAX; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') count += 1;
  }
  return count > BRACKETS_MAX;
}

function sayPart<K extends keyof ShopDocument>(name: K, records: ShopDocument[K]): void {
  for (let at = 0; at < records.length; at += PORTION) say({ part: { [name]: records.slice(at, at + PORTION) } });
}

function outcomeOf(text: string): 'whole' | 'empty' | 'tooMany' {
  if (hasTooManyBrackets(text)) return 'tooMany';
  const json: unknown = JSON.parse(text);
  const lists = Object.values(Object(json)).filter((value) => Array.isArray(value));
  if (lists.reduce((sum, { length }) => sum + length, 0) > IMPORT_ROWS) return 'tooMany';
  const shop = readShop(json);
  if (!shop) return 'empty';
  sayPart('categories', shop.categories);
  sayPart('brands', shop.brands);
  sayPart('items', shop.items);
  sayPart('reviews', shop.reviews);
  sayPart('refused', shop.refused);
  return 'whole';
}

async function readOutcome(): Promise<DocumentMessage> {
  try {
    return { outcome: outcomeOf(await decodeText(new Blob(await Array.fromAsync(process.stdin)))) };
  } catch {
    return { outcome: 'broken' };
  }
}

// Closes the channel once everything has left through it: it drops what is still on its way.
process.send?.(await readOutcome(), undefined, undefined, () => process.disconnect());
