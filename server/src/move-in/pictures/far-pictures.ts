import { fileTypeFromBuffer } from 'file-type';
import { fileUploadRefusals } from '#contract/pictures/uploads.ts';
import type { HttpClient } from '#server/platform/http-client/http-client.ts';
import type { Stage } from '../stage/open-stage.ts';
import type { PictureFile } from './picture-files.ts';
import { pictureName } from './picture-map.ts';

/** Tables whose records show pictures. */
const TABLES = [
  'eb_category',
  'eb_system_group_data',
  'eb_system_store',
  'eb_store_product',
  'eb_store_product_description',
  'eb_store_product_attr_value',
  'eb_system_user_level',
  'eb_store_seckill_manger',
  'eb_store_seckill',
  'eb_store_bargain',
  'eb_store_combination',
  'eb_store_product_reply',
  'eb_article',
  'eb_system_attachment',
];
const PORTION = 200;
const FAR = /https?:\/\/[^\s"'<>()\\,]+\.(?:jpe?g|png|gif|webp|bmp)\b/gi;
const NEAR = /(?<![\w/.-])\/?(?:crmebimage|uploads)\/[^\s"'<>()\\,]+/gi;
/** Number of addresses that are asked at most. */
const MOST_FETCHED = 20_000;
const TIMEOUT_MS = 10_000;
const LARGEST = 50 * 1024 * 1024;

function* namedIn(text: string, base: string): Generator<[name: string, url: string]> {
  for (const [url] of text.matchAll(FAR)) yield [pictureName(url, base), url];
  if (base !== '')
    for (const [path] of text.matchAll(NEAR)) yield [pictureName(path, base), `${base}/${path.replace(/^\//, '')}`];
}

/** A file that another site has, under the type of what it sends. */
async function fetched(client: HttpClient, url: string): Promise<File> {
  const bytes = await client.fetchBytes({ url, accept: 'image/*', largest: LARGEST, timeoutMs: TIMEOUT_MS });
  const type = await fileTypeFromBuffer(bytes);
  if (!type?.mime.startsWith('image/')) throw fileUploadRefusals.NO_PICTURE();
  return new File(
    [new Uint8Array(bytes)],
    `${(new URL(url).pathname.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '') || 'picture'}.${type.ext}`,
  );
}

/** Texts of records that show pictures, some records at a time. */
async function* textsOf(stage: Stage): AsyncGenerator<string> {
  for (const table of TABLES)
    for await (const rows of stage.portions(table, PORTION)) yield rows.flatMap((row) => Object.values(row)).join('\n');
}

/** Addresses of pictures at other sites that records of the former shop show and that have not come, each once by its name. */
export async function farAddresses(stage: Stage, base: string, isKnown: (name: string) => boolean): Promise<Map<string, string>> {
  const asked = new Map<string, string>();
  for await (const text of textsOf(stage))
    for (const [name, url] of namedIn(text, base))
      if (asked.size < MOST_FETCHED && !asked.has(name) && !isKnown(name)) asked.set(name, url);
  return asked;
}

/** Pictures that lie at these addresses. */
export async function* farPictures(client: HttpClient, addresses: ReadonlyMap<string, string>): AsyncGenerator<PictureFile> {
  for (const [name, url] of addresses) yield { name, mark: '', open: () => fetched(client, url) };
}

/** Number of pictures that are named which nobody found. */
const MOST_MISSING = 1000;

/** Files that records of the former shop show and that have not come. */
export async function missingPictures(stage: Stage, base: string, isKnown: (name: string) => boolean): Promise<string[]> {
  const missing = new Set<string>();
  for await (const text of textsOf(stage))
    for (const [path] of text.matchAll(NEAR)) {
      const name = pictureName(path, base);
      if (!isKnown(name) && missing.size < MOST_MISSING) missing.add(name);
    }
  return [...missing];
}
