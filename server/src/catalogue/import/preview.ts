import { randomBytes } from 'node:crypto';
import type { Answer, Input } from '#contract/call.ts';
import { IMPORT_MB, productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import type { importCalls } from '#contract/catalogue/import/import.ts';
import type { Services } from '#server/platform/services.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { ShopDocument } from '../import-reading/document.ts';
import { headerRowIn } from '../import-reading/header-row.ts';
import { linesOf } from '../import-reading/kept-rows.ts';
import { type ImportSource, readSource } from './source.ts';
import { FIRST_ROWS, tableFrom } from './shown-table.ts';
import { importUpload } from './tables.ts';

type ImportPreview = Answer<typeof importCalls.preview>;
type SheetPreview = Omit<ImportPreview, 'uploadId' | 'fileName'>;

/** Keeps a document as it came. */
async function keepDocument(storage: Storage, key: string, file: Blob, shop: ShopDocument): Promise<SheetPreview> {
  await storage.put(key, await file.bytes());
  const { categories, brands, items, reviews } = shop;
  const contents = { categories: categories.length, brands: brands.length, products: items.length, reviews: reviews.length };
  const rows = categories.length + brands.length + items.length + reviews.length;
  return { kind: 'document', encoding: 'UTF-8', rows, columns: [], sample: [], contents, origin: null, headerRow: 0, aside: [] };
}

/** Keeps the rows of a sheet while they are read, and what a person sees of them. */
async function keepSheet(
  storage: Storage,
  key: string,
  { rows: portions, encoding, origin, aside }: Extract<ImportSource, { kind: 'sheet' }>,
): Promise<SheetPreview> {
  let count = 0;
  const first: string[][] = [];
  async function* counted() {
    for await (const rows of portions) {
      count += rows.length;
      first.push(...rows.slice(0, FIRST_ROWS - first.length));
      yield rows;
    }
  }
  await storage.write(key, linesOf(counted()));
  const table = tableFrom(first, count, headerRowIn(first));
  const contents = { categories: 0, brands: 0, products: table.rows, reviews: 0 };
  return { kind: 'sheet', encoding, contents, origin, aside, ...table };
}

/** Keeps what the file holds for the dry run and the run, and says what it seems to hold. */
export const previewImport =
  ({ storage, write }: Services) =>
  async ({ file }: Input<typeof importCalls.preview>, { actor, from, now }: CallContext): Promise<ImportPreview> => {
    if (file.size > IMPORT_MB * 1024 * 1024) throw productImportRefusals.TOO_LARGE();
    const source = await readSource(file);
    const kind = source.kind === 'document' ? 'json' : source.encoding === 'xlsx' ? 'xlsx' : 'csv';
    const key = `import/${randomBytes(24).toString('hex')}.${kind === 'json' ? 'json' : 'rows'}`;
    const preview =
      source.kind === 'document' ? await keepDocument(storage, key, file, source.shop) : await keepSheet(storage, key, source);
    const fileName = file.name.slice(0, 255);
    const adminId = actor.kind === 'admin' ? actor.id : null;
    const note = { key, fileName, kind, rows: preview.rows, origin: preview.origin, adminId, createTime: now } as const;
    const { value } = await write({ name: 'import.preview', actor, from }, ({ tx }) =>
      tx.insert(importUpload).values(note).returning({ id: importUpload.id }),
    );
    return { ...preview, uploadId: value[0]?.id ?? 0, fileName };
  };
