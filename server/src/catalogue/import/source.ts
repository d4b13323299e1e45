import { and, eq } from 'drizzle-orm';
import { IMPORT_ROWS, productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import type { Plan, SheetOrigin } from '#contract/catalogue/import/import.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { decodeText } from '#server/platform/sheets/csv-rows.ts';
import { openSheet } from '#server/platform/sheets/read-sheet.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ShopDocument } from '../import-reading/document.ts';
import type { ImportItem, Portion, RowNote } from '../import-reading/items.ts';
import { keptRows } from '../import-reading/kept-rows.ts';
import { readDocument } from '../import-reading/read-document.ts';
import { sheetRefusal } from '../import-reading/sheet-refusal.ts';
import { checkColumns, countGroups, sheetPortions } from '../import-reading/sheet-items.ts';
import { type Rows, openTable, placingIn } from '../import-reading/sheet-table.ts';
import { ownRows } from '../other-shops/own-rows.ts';
import { importUpload } from './tables.ts';

export type Upload = typeof importUpload.$inferSelect;
/** Content of a file; the rows of a sheet can be read once. */
export type ImportSource =
  | { kind: 'document'; shop: ShopDocument }
  | { kind: 'sheet'; rows: AsyncIterable<string[][]>; encoding: string; aside: string[]; origin: SheetOrigin | null };

const looksLikeJson = async (file: Blob): Promise<boolean> => /^\s*[{[]/.test(await decodeText(file.slice(0, 256)));

const saysAnything = (row: readonly string[]): boolean => row.some((cell) => cell !== '');

/** The rows as they come, or the refusal that says why the file cannot be taken. */
async function* checked(portions: AsyncIterable<string[][]>): AsyncGenerator<string[][]> {
  let [count, isHeaded, isFilled] = [0, false, false];
  try {
    for await (const rows of portions) {
      const [head, below] = count === 0 ? [rows[0] ?? [], rows.slice(1)] : [[], rows];
      isHeaded ||= saysAnything(head);
      isFilled ||= below.some(saysAnything);
      count += rows.length;
      if (count > IMPORT_ROWS + 1) throw productImportRefusals.TOO_MANY_ROWS();
      yield rows;
    }
  } catch (error) {
    throw sheetRefusal(error);
  }
  if (!isFilled) throw isHeaded ? productImportRefusals.HEADINGS_ALONE() : productImportRefusals.NO_ROWS();
}

/** Format of a file, detected by its content, not by its name. */
export async function readSource(file: Blob): Promise<ImportSource> {
  if (await looksLikeJson(file)) return { kind: 'document', shop: await readDocument(file) };
  const { rows, encoding, aside } = await openSheet(file).catch((error: unknown) => {
    throw sheetRefusal(error);
  });
  return { kind: 'sheet', encoding, aside, ...(await ownRows(checked(rows))) };
}

/** Numbers count up, so a file is found by its owner only. */
export async function getUpload(db: Db, id: number, adminId: number): Promise<Upload> {
  const [row] = await db
    .select()
    .from(importUpload)
    .where(and(eq(importUpload.id, id), eq(importUpload.adminId, adminId)));
  if (!row) throw productImportRefusals.NOT_FOUND();
  return row;
}

/** Records to import. A sheet has products only, and is read anew from its kept rows each time its portions are asked for. */
export interface ImportFile extends Omit<ShopDocument, 'items'> {
  products: number;
  portions(): AsyncIterable<Portion>;
  /** The reason of a note with its place in a sheet; that of a document as it is. */
  placed(note: RowNote): string;
  /** All rows of a sheet, those above its headings too. */
  rows?: Rows;
  headerRow?: number;
}

/** Products that are read and written together. A run goes on by the number of portions that are done, so that it stays as it is. */
export const PORTION = 500;

async function* portionsOf(items: readonly ImportItem[]): AsyncGenerator<Portion> {
  for (let at = 0; at < items.length; at += PORTION) yield { items: items.slice(at, at + PORTION), refused: [] };
}

async function openDocument(storage: Storage, { key }: Upload): Promise<ImportFile> {
  const { items, ...others } = await readDocument(new Blob([new Uint8Array(await storage.get(key))]));
  const placed = ({ reason }: RowNote) => reason;
  return { ...others, products: items.length, portions: () => portionsOf(items), placed };
}

/** All rows of a sheet; none of a document. */
export const rowsOfUpload = (storage: Storage, { key, kind }: Upload) =>
  kind === 'json' ? undefined : () => keptRows(storage, key);

async function openRows(rows: Rows, plan: Pick<Plan, 'columns' | 'headerRow'>, { origin, kind }: Upload): Promise<ImportFile> {
  const table = await openTable(rows, plan, kind === 'csv');
  const ends = await countGroups(rows, table);
  const portions = () => sheetPortions(rows, table, ends, PORTION);
  const { headerRow } = table;
  const placed = placingIn(table, origin === null);
  return { categories: [], brands: [], reviews: [], refused: [], products: ends.size, portions, placed, rows, headerRow };
}

type UploadOfAdmin = Pick<Plan, 'uploadId' | 'columns' | 'headerRow'> & { adminId: number };

export async function openUpload(db: Db, storage: Storage, { uploadId, adminId, ...plan }: UploadOfAdmin) {
  const upload = await getUpload(db, uploadId, adminId);
  const rows = rowsOfUpload(storage, upload);
  if (rows) checkColumns(plan.columns);
  if (!(await storage.head(upload.key))) throw productImportRefusals.NOT_FOUND();
  return rows ? openRows(rows, plan, upload) : openDocument(storage, upload);
}
