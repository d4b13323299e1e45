import { eq } from 'drizzle-orm';
import { IMPORT_ROWS, type Plan, no } from '#contract/catalogue/import.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { decodeText } from '#server/platform/sheets/parse.ts';
import { readSheet } from '#server/platform/sheets/read-sheet.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { type RecordRefusal, type ShopDocument, readShop } from './document.ts';
import { checkColumns, sheetItems } from './sheet-items.ts';
import { importUpload } from './tables.ts';

export type Upload = typeof importUpload.$inferSelect;
/** What a file turned out to be. */
export type Source = { kind: 'document'; shop: ShopDocument } | { kind: 'sheet'; rows: string[][]; encoding: string };

const looksLikeJson = (bytes: Uint8Array): boolean =>
  /^\s*[{[]/.test(decodeText(bytes.subarray(0, 256)).text.replace(/^\uFEFF/, ''));

function readDocument(bytes: Uint8Array): Source {
  let shop: ShopDocument | undefined;
  try {
    shop = readShop(JSON.parse(decodeText(bytes).text.replace(/^\uFEFF/, '')));
  } catch {
    throw no.BROKEN_FILE();
  }
  if (!shop) throw no.NO_ROWS();
  return { kind: 'document', shop };
}

/** Tells a file by its content, not by its name. */
export async function readSource(bytes: Uint8Array): Promise<Source> {
  if (looksLikeJson(bytes)) return readDocument(bytes);
  const { rows, encoding } = await readSheet(bytes).catch(() => {
    throw no.BROKEN_FILE();
  });
  if (rows.length > IMPORT_ROWS + 1) throw no.TOO_MANY_ROWS();
  if (rows.length < 2 || !rows.slice(1).some((row) => row.some((cell) => cell !== ''))) throw no.NO_ROWS();
  return { kind: 'sheet', rows, encoding };
}

export async function getUpload(db: Db, id: number): Promise<Upload> {
  const [row] = await db.select().from(importUpload).where(eq(importUpload.id, id));
  if (!row) throw no.GONE();
  return row;
}

/** The products and other records of an upload; a sheet has products only. */
export async function readUpload(
  db: Db,
  storage: Storage,
  { uploadId, columns }: Pick<Plan, 'uploadId' | 'columns'>,
): Promise<ShopDocument & { rows?: string[][] }> {
  const upload = await getUpload(db, uploadId);
  if (upload.kind !== 'json') checkColumns(columns);
  const bytes = await storage.get(upload.key).catch(() => {
    throw no.GONE();
  });
  const source = await readSource(bytes);
  if (source.kind === 'document') return source.shop;
  const { items, refused } = sheetItems(source.rows, columns);
  const refusals: RecordRefusal[] = refused.map((refusal) => ({ ...refusal, kind: 'products' }));
  return { categories: [], brands: [], items, reviews: [], refused: refusals, rows: source.rows };
}
