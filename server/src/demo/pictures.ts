import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryTree, saveCategory } from '#server/catalogue/index.ts';
import { type Picture, type StoredFile, insertUpload, storePicture, withCopies } from '#server/pictures/index.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Paint, cover, scene, sign, snapshot } from './drawings.ts';
import { demoDrafts } from './drafts.ts';
import { type DemoProduct, demoProducts } from './products.ts';
import { type DemoFolder, coloursDrawn, demoBrands, demoFolders, demoShops } from './house.ts';
import { demoReviews, ownReviews } from './reviews.ts';

interface PictureDraft {
  /** Name by which it is asked for later; the file bears it too. */
  name: string;
  folder: DemoFolder;
  svg: string;
}

export interface StoredPicture {
  name: string;
  folder: DemoFolder;
  sha256: string;
  stored: StoredFile;
}

/** Paths by the names of the pictures. */
export type Pictures = ReadonlyMap<string, string>;

export const colourName = (product: string, colour: string) => `${product} ${colour}`;
export const sceneName = (product: string) => `${product} 实拍`;
export const snapshotName = (product: string) => `${product} 买家秀`;
export const signName = (owner: string) => `${owner} 标志`;
export const faceName = (nickname: string) => `${nickname} 头像`;

const FILM = join(import.meta.dirname, 'train.mp4');
const photographed = new Set([...demoReviews, ...ownReviews].filter(({ photo }) => photo).map(({ product }) => product));
const faces = [...new Set(ownReviews.map(({ nickname }) => nickname))];

function picturesOf({ name, look: [motif, hue], spec }: DemoProduct): PictureDraft[] {
  const paint: Paint = [hue];
  const colours = (spec?.values ?? []).flatMap((value) => {
    const seen = coloursDrawn[value];
    return seen ? [{ name: colourName(name, value), folder: '商品规格图' as const, svg: cover(motif, seen) }] : [];
  });
  return [
    { name, folder: '商品主图', svg: cover(motif, paint) },
    { name: sceneName(name), folder: '商品实拍', svg: scene(motif, paint) },
    ...colours,
    ...(photographed.has(name) ? [{ name: snapshotName(name), folder: '买家秀' as const, svg: snapshot(motif, paint) }] : []),
  ];
}

/** The library shows the newest first: goods before signs and faces. */
const wanted = (): PictureDraft[] => [
  ...faces.map((nickname, index) => ({
    name: faceName(nickname),
    folder: '买家秀' as const,
    svg: sign('face', [index * 67 + 20, 28]),
  })),
  ...[...demoBrands, ...demoShops].map(({ name, mark, hue }) => ({
    name: signName(name),
    folder: '品牌与店铺' as const,
    svg: sign(mark, [hue]),
  })),
  ...demoDrafts.map(({ name, look: [motif, hue] }) => ({ name, folder: '商品主图' as const, svg: cover(motif, [hue]) })),
  ...demoProducts.flatMap(picturesOf),
];

async function keep(
  storage: Storage,
  { name, folder }: Pick<PictureDraft, 'name' | 'folder'>,
  picture: Picture,
  file: { extension: string; attType: string; now: Date },
): Promise<StoredPicture> {
  const { bytes, width, height } = picture;
  const key = await storePicture(storage, picture, { model: 'store', ...file });
  const stored = { sattDir: storage.urlOf(key), attSize: bytes.length, attType: file.attType, width, height };
  return { name: `${name}.${file.extension}`, folder, sha256: createHash('sha256').update(bytes).digest('hex'), stored };
}

async function draw(storage: Storage, one: PictureDraft, now: Date): Promise<StoredPicture> {
  const { default: sharp } = await import('sharp');
  const { data: bytes, info } = await sharp(Buffer.from(one.svg)).jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return keep(storage, one, await withCopies({ bytes, mime: 'image/jpeg', width, height }), {
    extension: 'jpg',
    attType: 'jpeg',
    now,
  });
}

/** A train that passes, in three seconds. */
async function show(storage: Storage, now: Date): Promise<StoredPicture> {
  const picture = { bytes: await readFile(FILM), mime: 'video/mp4', width: null, height: null, copies: [] };
  return keep(storage, { name: '列车进站', folder: '视频' }, picture, { extension: 'mp4', attType: 'video/mp4', now });
}

/** Draws and stores every picture of the shop, and its video. */
export const drawPictures = (storage: Storage, now: Date): Promise<StoredPicture[]> =>
  Promise.all([...wanted().map((one) => draw(storage, one, now)), show(storage, now)]);

/** Notes them in the library, in folders. */
export async function fillLibrary(write: Write, drawn: readonly StoredPicture[]): Promise<Pictures> {
  const type = categoryTypes.picture;
  for (const [index, name] of demoFolders.entries())
    await saveCategory(write, { name, pid: 0, sort: demoFolders.length - index, type, status: true });
  const folders = new Map((await categoryTree(write.tx, { type, status: -1 }, write)).map(({ id, name }) => [name, id]));
  const paths = new Map<string, string>();
  for (const { name, folder, sha256, stored } of drawn) {
    const row = await insertUpload(write, { name, pid: folders.get(folder) ?? 0, sha256, stored });
    paths.set(name.replace(/\.\w+$/, ''), row?.sattDir ?? stored.sattDir);
  }
  return paths;
}
