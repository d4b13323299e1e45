import { inArray } from 'drizzle-orm';
import { attachment } from '#server/pictures/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Came, type Known, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { namedIds } from '../../engine/named-ids.ts';
import { pictureOf } from '../values/pictures.ts';
import { intOf, textOf, timesOf } from '../values/values.ts';

type Attachment = typeof attachment.$inferInsert;

/** Longest address and name of a picture. */
const ADDRESS_MAX = 255;
const NAME_MAX = 99;

const typeOf = (type: string): string => cutTo(type.replace(/^image\//, '') || 'jpeg', 128);
const pathOf = ({ row }: Theirs): string => textOf(row['satt_dir'] ?? row['att_dir']);

/** Row of a picture that stays where it lies; or why there is none. */
function farRow(moving: Moving, record: Theirs, pid: number): Attachment | string {
  const { row } = record;
  const address = pictureOf(moving.terms, pathOf(record));
  if (!/^https?:\/\//i.test(address)) return '没有找到文件，也不知道旧站的地址';
  if (address.length > ADDRESS_MAX) return '地址太长';
  return {
    name: cutTo(textOf(row['name']) || 'picture', NAME_MAX),
    sattDir: address,
    attSize: Math.max(0, intOf(row['att_size'])),
    attType: typeOf(textOf(row['att_type'])),
    imageType: 1,
    pid,
    ...timesOf(record, moving),
  };
}

/** Puts pictures into their folders: files that came, and the addresses of those that did not. */
async function put(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const { tx, terms } = moving;
  const folders = await namedIds(moving, 'category', records, 'pid');
  const folderOf = ({ row }: Theirs): number => folders.get(textOf(row['pid'])) ?? 0;
  const near = new Map<number, { key: string; record: Theirs }>();
  const came: Came[] = [];
  const far: { key: string; row: Attachment }[] = [];
  for (const record of records) {
    const found = terms.pictures.find(pathOf(record));
    const row = found ? undefined : farRow(moving, record, folderOf(record));
    if (found) {
      near.set(found.id, { key: record.key, record });
      came.push({ key: record.key, id: found.id });
    } else if (typeof row === 'object') far.push({ key: record.key, row });
    else say(moving, 'leftOut', row ?? '', record.key);
  }
  await updateRows(
    tx,
    attachment,
    [...near].map(([id, { record }]) => ({
      id,
      pid: folderOf(record),
      name: cutTo(textOf(record.row['name']) || 'picture', NAME_MAX),
    })),
  );
  const ids = await insertRows(
    tx,
    attachment,
    far.map(({ row }) => row),
  );
  return [...came, ...far.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }))];
}

/** Pictures whose file has come since: the row of their address gives way to it. */
async function renew(moving: Moving, known: readonly Known[]): Promise<Came[]> {
  const come = known.filter((record) => (moving.terms.pictures.find(pathOf(record))?.id ?? record.id) !== record.id);
  await moving.tx.delete(attachment).where(inArray(attachment.id, [0, ...come.map(({ id }) => id)]));
  const stay = known.filter((record) => !come.includes(record)).map(({ key, id }) => ({ key, id }));
  return [...stay, ...(await put(moving, come))];
}

/** The picture library. */
export const library: MovedNoun = {
  noun: 'attachment',
  label: '图片库',
  source: 'eb_system_attachment',
  key: 'att_id',
  hasPictures: true,
  bring: put,
  renew,
};
