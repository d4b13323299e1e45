import { createHash } from 'node:crypto';
import { type OpenArchive, readArchive } from '../archive/archive.ts';
import { damaged } from '../archive/faults.ts';
import { openLoad, refuseUsed } from '../database/copying/load.ts';
import { openCopying } from '../database/copying/snapshot.ts';
import { migrate } from '../database/migrate.ts';
import { openQueue } from '../jobs/open-queue.ts';
import type { Storage } from '../storage/storage.ts';
import { writeDataFile } from './data-files.ts';
import { type Manifest, OF_DATA, OF_FILE, OF_TABLE, wholeOf } from './manifest.ts';

export interface RestoreTerms {
  /** Opens the backup that was examined. */
  open: OpenArchive;
  key: string | undefined;
  manifest: Manifest;
  /** An empty database. */
  url: string;
  /** A folder without a shop. */
  dataDir: string;
  storage: Storage;
  /** Hears of each table that came. */
  onTable?: ((done: number) => void) | undefined;
}

/** A file that came, by which the storage is tried. */
export interface SampleFile {
  key: string;
  sha256: string;
}

/** Tables of the queue, so that waiting jobs find their place. */
async function makeQueue(url: string): Promise<void> {
  const onFault = (error: unknown) => {
    throw error;
  };
  const queue = await openQueue({ url, jobs: [], timers: [], works: true, onFault });
  await queue.close();
}

type OpenLoad = Awaited<ReturnType<typeof openLoad>>;

async function* hashed(bytes: AsyncIterable<Buffer>, onEnd: (sha256: string) => void) {
  const hash = createHash('sha256');
  for await (const piece of bytes) {
    hash.update(piece);
    yield piece;
  }
  onEnd(hash.digest('hex'));
}

async function takeParts({ loadTable }: OpenLoad, { open, key, manifest, dataDir, storage, onTable }: RestoreTerms) {
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  let sample: SampleFile | undefined;
  let done = 0;
  for await (const { name, bytes } of readArchive(open, key)) {
    if (name.startsWith(OF_DATA)) {
      writeDataFile(dataDir, { name: name.slice(OF_DATA.length), bytes: await wholeOf(bytes) });
    } else if (name.startsWith(OF_TABLE)) {
      const table = tables.get(name.slice(OF_TABLE.length));
      if (!table) throw damaged();
      await loadTable(table, bytes);
      onTable?.((done += 1));
    } else if (name.startsWith(OF_FILE)) {
      const file = name.slice(OF_FILE.length);
      await storage.write(
        file,
        hashed(bytes, (sha256) => (sample = { key: file, sha256 })),
      );
    }
  }
  return sample;
}

/** Brings a backup into an empty database and a fresh folder: all rows as they were, or none. Answers a file to try. */
export async function restoreBackup(terms: RestoreTerms): Promise<SampleFile | undefined> {
  const { url, manifest } = terms;
  const client = await openCopying(url);
  try {
    await refuseUsed(client);
    await makeQueue(url);
    const load = await openLoad(client, manifest.migrations);
    const sample = await takeParts(load, terms);
    await load.finish(manifest.tables, manifest.sequences);
    await migrate(url);
    await client.query('analyze');
    return sample;
  } finally {
    await client.end().catch(() => {});
  }
}
