import { randomBytes } from 'node:crypto';
import type { Answer, Input } from '#contract/call.ts';
import { IMPORT_MB, type importCalls, no } from '#contract/catalogue/import.ts';
import type { Ground } from '#server/platform/ground.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { guessColumns } from './columns.ts';
import { type Source, readSource } from './source.ts';
import { importUpload } from './tables.ts';

type Preview = Answer<typeof importCalls.preview>;

const SAMPLE_ROWS = 5;

function shown(source: Source): Omit<Preview, 'uploadId' | 'fileName'> {
  if (source.kind === 'document') {
    const { categories, brands, items, reviews } = source.shop;
    const contents = { categories: categories.length, brands: brands.length, products: items.length, reviews: reviews.length };
    const rows = categories.length + brands.length + items.length + reviews.length;
    return { kind: 'document', encoding: 'UTF-8', rows, columns: [], sample: [], contents };
  }
  const [headers = [], ...rows] = source.rows;
  const contents = { categories: 0, brands: 0, products: rows.length, reviews: 0 };
  return {
    kind: 'sheet',
    encoding: source.encoding,
    rows: rows.length,
    columns: guessColumns(headers),
    sample: rows.slice(0, SAMPLE_ROWS),
    contents,
  };
}

/** Keeps the file for the dry run and the run, and says what it seems to hold. */
export const previewImport =
  ({ storage, write }: Ground) =>
  async ({ file }: Input<typeof importCalls.preview>, { actor, from, now }: Asked): Promise<Preview> => {
    if (file.size > IMPORT_MB * 1024 * 1024) throw no.TOO_LARGE();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const source = await readSource(bytes);
    const preview = shown(source);
    const kind = source.kind === 'document' ? 'json' : source.encoding === 'xlsx' ? 'xlsx' : 'csv';
    const key = `import/${randomBytes(24).toString('hex')}.${kind}`;
    await storage.put(key, bytes);
    const fileName = file.name.slice(0, 255);
    const adminId = actor.kind === 'admin' ? actor.id : null;
    const note = { key, fileName, kind, rows: preview.rows, adminId, createTime: now } as const;
    const { value } = await write({ name: 'import.preview', actor, from }, ({ tx }) =>
      tx.insert(importUpload).values(note).returning({ id: importUpload.id }),
    );
    return { ...preview, uploadId: value[0]?.id ?? 0, fileName };
  };
