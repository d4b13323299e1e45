import { LRUCache } from 'lru-cache';
import { Written } from '../http/answers/json-writer.ts';
import type { Hub } from '../events/hub.ts';
import type { Database, Db } from '../database/connect.ts';

const MB = 1024 * 1024;
/** Room for about 2,000 orders. */
const ROW_BYTES = 6 * MB;
/** Room for about 50 pages. Each new order moves the first pages on, and nobody asks for a list again that has moved. */
const LIST_BYTES = 3 * MB;
/** Overhead of an entry besides its JSON, about. */
const ENTRY_BYTES = 450;

interface CachedRow {
  version: string;
  json: Buffer;
}

/** The rows of a page before they are read: which, and in which version. */
export interface RowVersion {
  id: number;
  /** `xmin` of every row that the answer depends on: it changes with each write, whoever commits it. */
  version: string;
}

export interface RowLoader<R> {
  /** Name of everything else that the text depends on: the call, what the person may see, settings. */
  variant: string;
  read(ids: number[]): Promise<ReadonlyMap<number, R>>;
  write(row: R): string;
}

/** Pages, as texts that tell them apart. */
const PAGES = 2000;

interface Cache {
  rows: LRUCache<string, CachedRow>;
  lists: LRUCache<string, CachedRow>;
  pages: LRUCache<string, true>;
}

const caches = new WeakMap<Db, Cache>();

const jsonWithin = (maxSize: number) =>
  new LRUCache<string, CachedRow>({
    maxSize,
    sizeCalculation: ({ json, version }, key) => ENTRY_BYTES + json.length + version.length + 2 * key.length,
  });

const emptyCache = (): Cache => ({
  rows: jsonWithin(ROW_BYTES),
  lists: jsonWithin(LIST_BYTES),
  pages: new LRUCache({ max: PAGES }),
});

/**
 * Keeps rows of this database in memory as JSON. After a lost connection the database may be another one, whose transactions
 * repeat numbers, so the cache is replaced: a read under way still fills the old one.
 */
export function keepRows({ db }: Pick<Database, 'db'>, hub: Pick<Hub, 'on'>): void {
  caches.set(db, emptyCache());
  hub.on(({ topic }) => {
    if (topic === 'gap') caches.set(db, emptyCache());
  });
}

/** Pages asked for lately are kept. One that is asked for once is not worth it. */
export function isPageKnown(db: Db, page: string): boolean {
  const pages = caches.get(db)?.pages;
  if (pages?.get(page)) return true;
  pages?.set(page, true);
  return false;
}

/** Memory of its own: a part of the pool that short buffers share would keep all of it. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** Rows that are still there, by id: from memory where the version is the same, read and written anew otherwise. */
async function jsonById<R>(
  db: Db,
  versions: readonly RowVersion[],
  { variant, read, write }: RowLoader<R>,
): Promise<Map<number, Buffer>> {
  const cache = caches.get(db)?.rows;
  const found = new Map<number, Buffer>();
  const missing = new Map<number, string>();
  for (const { id, version } of versions) {
    const kept = cache?.get(`${variant} ${id}`);
    if (kept?.version === version) found.set(id, kept.json);
    else missing.set(id, version);
  }
  const rows = missing.size === 0 ? [] : await read([...missing.keys()]);
  for (const [id, row] of rows) {
    const json = bytesOf(write(row));
    found.set(id, json);
    cache?.set(`${variant} ${id}`, { version: missing.get(id) ?? '', json });
  }
  return found;
}

/** JSON of the rows in the order given. */
async function jsonOf<R>(db: Db, versions: readonly RowVersion[], reading: RowLoader<R>): Promise<Buffer[]> {
  const found = await jsonById(db, versions, reading);
  return versions.flatMap(({ id }) => found.get(id) ?? []);
}

const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
const asList = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat([OPEN, ...rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row])), CLOSE]);

/**
 * JSON of a row. The version is read first, so a row that changes in between is kept under a version that does not come back.
 */
export async function writtenRow<R>(db: Db, version: RowVersion, reading: RowLoader<R>): Promise<Written<R> | undefined> {
  const [json] = await jsonOf(db, [version], reading);
  return json && new Written<R>(json);
}

/** Rows as JSON by id, for an answer that puts one row in several places. */
export async function cachedJsonById<R>(
  db: Db,
  versions: readonly RowVersion[],
  reading: RowLoader<R>,
): Promise<Map<number, Written<R>>> {
  const found = await jsonById(db, versions, reading);
  return new Map([...found].map(([id, json]) => [id, new Written<R>(json)]));
}

/** Rows as a JSON list, in the order given. The list is kept as well, under the versions of its rows. */
export async function cachedJsonList<R>(db: Db, versions: readonly RowVersion[], reading: RowLoader<R>): Promise<Written<R[]>> {
  const lists = caches.get(db)?.lists;
  const key = `${reading.variant} from ${versions[0]?.id} ${versions.length}`;
  const version = versions.map((row) => `${row.id} ${row.version}`).join();
  const kept = lists?.get(key);
  if (kept?.version === version) return new Written<R[]>(kept.json);
  const json = asList(await jsonOf(db, versions, reading));
  lists?.set(key, { version, json });
  return new Written<R[]>(json);
}
