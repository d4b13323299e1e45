import type { ArchivePart } from '../archive/parts.ts';
import type { Storage } from '../storage/storage.ts';
import { OF_FILE } from './manifest.ts';

/** Files that are kept for a day, or still on their way. */
const PASSING = /^(download|export|import)\/|\.part$/;

/** Opens a file; undefined for one that was removed since the list was read. */
async function openKept(storage: Storage, key: string): Promise<AsyncIterable<Buffer> | undefined> {
  try {
    return await storage.read(key);
  } catch (error) {
    if ((await storage.head(key)) === undefined) return undefined;
    throw error;
  }
}

/** Files that stay, as parts; `onFile` hears of each. */
export async function* keptFiles(storage: Storage, onFile: (size: number) => void): AsyncGenerator<ArchivePart> {
  for await (const { key, size } of storage.list('')) {
    const bytes = PASSING.test(key) ? undefined : await openKept(storage, key);
    if (!bytes) continue;
    onFile(size);
    yield { name: OF_FILE + key, bytes };
  }
}
