import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { damaged, torn } from '../archive/faults.ts';
import { type OpenArchive, readArchive } from '../archive/archive.ts';

/** Names of the parts of a backup: the manifest comes last, because only then everything is counted. */
export const MANIFEST = 'manifest.json';
export const OF_TABLE = 'table/';
export const OF_FILE = 'file/';
export const OF_DATA = 'data/';

const Manifest = z.object({
  version: z.string(),
  /** Moment that the backup shows. */
  at: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sum: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.int() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
});
export type Manifest = z.output<typeof Manifest>;

/** Version of this program. */
export async function programVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../../package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

export async function wholeOf(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

function meaningOf(text: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    throw damaged();
  }
}

/** Reads a backup from its first byte to its last, every part against its hash, and answers what it holds. */
export async function examineBackup(open: OpenArchive, key: string | undefined): Promise<Manifest> {
  let found: Manifest | undefined;
  for await (const { name, bytes } of readArchive(open, key)) {
    if (name === MANIFEST) found = meaningOf((await wholeOf(bytes)).toString('utf8'));
  }
  if (!found) throw torn();
  return found;
}
