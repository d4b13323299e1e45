import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { BroughtPictures } from '../engine/moving.ts';

export const PICTURE = 'picture';
/** Longest key of a record that came. */
const KEY_MAX = 96;

/** A path or an address as files are known by it: without the host of the former shop, and without what follows a question mark. */
export function pictureName(address: string, base: string): string {
  const plain = address.trim().replace(/[?#].*$/s, '');
  const own = base !== '' && plain.startsWith(`${base}/`) ? plain.slice(base.length) : plain;
  return /^(https?:)?\/\//i.test(own) ? own : own.replace(/^\/+/, '');
}

/** Key under which a picture is noted. */
export const pictureKeyOf = (name: string): string =>
  name.length <= KEY_MAX ? name : `md5:${createHash('md5').update(name).digest('hex')}`;

/** Pictures that came, by their names; the paths of a shop fit into memory. */
export class PictureMap implements BroughtPictures {
  private readonly known = new Map<string, { id: number; address: string }>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  get size(): number {
    return this.known.size;
  }

  add(name: string, picture: { id: number; address: string }): void {
    this.known.set(pictureKeyOf(name), picture);
  }

  has(name: string): boolean {
    return this.known.has(pictureKeyOf(name));
  }

  find(address: string): { id: number; address: string } | undefined {
    return this.known.get(pictureKeyOf(pictureName(address, this.base)));
  }
}

/** Reads which pictures have come so far. */
export async function readPictures(db: Db, base: string): Promise<PictureMap> {
  const { rows } = await db.execute<{ name: string; id: number; address: string }>(
    sql`select m.their_key as name, a.id, a.satt_dir as address from move_in_row m join attachment a on a.id = m.our_id where m.noun = ${PICTURE}`,
  );
  const map = new PictureMap(base);
  for (const { name, ...picture } of rows) map.add(name, picture);
  return map;
}
