import { z } from 'zod';
import { IMPORT_ROWS } from '#contract/catalogue/import/import-refusals.ts';
import { answerFiles } from '#server/platform/file-readers/answer-files.ts';
import { sentenceOf } from '#server/platform/http/sentences.ts';
import { decodeText } from '#server/platform/sheets/csv-rows.ts';
import { type ShopDocument, readShop } from './document.ts';
import type { DocumentMessage } from './read-document.ts';

z.config({ localeError: sentenceOf });

/** Objects and lists that a document of 100,000 records may hold; parsed, more of them would not fit into the memory of the process. */
const BRACKETS_MAX = 30 * IMPORT_ROWS;
const PORTION = 500;

function hasTooManyBrackets(text: string): boolean {
  let count = 0;
  for (let at = 0; at < text.length && count <= BRACKETS_MAX; at += 1) {
    const sign = text[at];
    if (sign === '{' || sign === '[') count += 1;
  }
  return count > BRACKETS_MAX;
}

function* partsOf<K extends keyof ShopDocument>(name: K, records: ShopDocument[K]): Generator<DocumentMessage> {
  for (let at = 0; at < records.length; at += PORTION) yield { part: { [name]: records.slice(at, at + PORTION) } };
}

async function* messagesOn(file: Blob): AsyncGenerator<DocumentMessage> {
  const text = await decodeText(file);
  if (hasTooManyBrackets(text)) return yield { fault: 'tooMany' };
  const json: unknown = JSON.parse(text);
  const lists = Object.values(Object(json)).filter((value) => Array.isArray(value));
  if (lists.reduce((sum, { length }) => sum + length, 0) > IMPORT_ROWS) return yield { fault: 'tooMany' };
  const shop = readShop(json);
  if (!shop) return yield { fault: 'empty' };
  yield* partsOf('categories', shop.categories);
  yield* partsOf('brands', shop.brands);
  yield* partsOf('items', shop.items);
  yield* partsOf('reviews', shop.reviews);
  yield* partsOf('refused', shop.refused);
}

await answerFiles(messagesOn);
