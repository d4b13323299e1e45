import { inArray } from 'drizzle-orm';
import { category } from '#server/catalogue/index.ts';
import { bringRows } from '../../engine/bring-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Came, type Known, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { idsAgain } from '../../engine/record-noun.ts';
import { hashesOf, renewRows } from '../../engine/renew-rows.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { pictureOf } from '../values/pictures.ts';
import { flagOf, intOf, textOf, timesOf } from '../values/values.ts';

/** Types of the trees that come: products, pictures, articles. */
const TREES = ['1', '2', '3'];
const ROOT_PATH = '/0/';
const isRoot = ({ row }: Theirs): boolean => ['', '0'].includes(textOf(row['pid']));

interface Forest {
  /** Ids of ours of the nodes that are there. */
  known: Map<string, number>;
  paths: Map<number, string>;
  /** Names that are taken, with the place they are taken in. */
  taken: Set<string>;
}

async function forestOf({ tx }: Moving): Promise<Forest> {
  const rows = await tx
    .select({ id: category.id, type: category.type, pid: category.pid, name: category.name, path: category.path })
    .from(category)
    .where(inArray(category.type, TREES.map(Number)));
  return {
    known: await allIdsOf(tx, 'category'),
    paths: new Map(rows.map(({ id, path }) => [id, path])),
    taken: new Set(rows.map(({ type, pid, name }) => `${type} ${pid} ${name}`)),
  };
}

/** Name that no sibling has: theirs, or theirs with its number. */
function siblingName(taken: Set<string>, place: string, name: string, key: string): string {
  const free = taken.has(`${place} ${name}`) ? `${cutTo(name, 40)} ${key}` : name;
  taken.add(`${place} ${free}`);
  return free;
}

const looksOf = (moving: Moving, record: Theirs, name: string) => ({
  name,
  url: record.row['url'] ?? null,
  extra: pictureOf(moving.terms, record.row['extra']),
  status: flagOf(record.row['status']),
  sort: intOf(record.row['sort']),
  ...timesOf(record, moving),
});

function categoryOf(moving: Moving, record: Theirs, { known, paths, taken }: Forest) {
  const { key, row } = record;
  const pid = known.get(textOf(row['pid'])) ?? 0;
  const type = intOf(row['type']);
  const name = siblingName(taken, `${type} ${pid}`, textOf(row['name']), key);
  if (name !== textOf(row['name'])) say(moving, 'altered', '同级分类重名，名称后加了编号', key);
  return {
    // Trees that have a table each there bring keys that are no numbers.
    ...(intOf(key) > 0 && { id: intOf(key) }),
    pid,
    path: pid === 0 ? ROOT_PATH : `${paths.get(pid) ?? ROOT_PATH}${pid}/`,
    type,
    ...looksOf(moving, record, name),
  };
}

/** Brings the nodes of one level, whose parents are there. */
async function bringLevel(moving: Moving, records: readonly Theirs[], forest: Forest): Promise<Came[]> {
  const rows = records.map((record) => categoryOf(moving, record, forest));
  const ids = await bringRows(moving.tx, category, rows);
  for (const [at, { key }] of records.entries()) {
    const id = ids[at] ?? 0;
    forest.known.set(key, id);
    forest.paths.set(id, rows[at]?.path ?? ROOT_PATH);
  }
  return sealed(
    moving,
    records.map(({ key }, at) => ({ key, id: ids[at] ?? 0 })),
  );
}

/** Columns by which a node is known as it came: those that may come again. */
const LOOKS = { name: '', url: '', extra: '', status: true, sort: 0, createTime: '', updateTime: '' };

async function sealed({ tx }: Moving, came: readonly Pick<Came, 'key' | 'id'>[]): Promise<Came[]> {
  const ids = came.map(({ id }) => id);
  const hashes = await hashesOf(tx, { table: category }, [LOOKS], ids);
  return came.map(({ key, id }) => ({ key, id, ourHash: hashes.get(id) ?? '' }));
}

/** Nodes come again in their places: whoever moved one there moves it here as well. */
async function renewCategories(moving: Moving, known: readonly Known[]): Promise<Came[]> {
  const { taken } = await forestOf(moving);
  const rows = await moving.tx
    .select({ id: category.id, pid: category.pid, name: category.name, type: category.type })
    .from(category)
    .where(inArray(category.id, idsAgain(moving)));
  const standing = new Map(rows.map((row) => [row.id, row]));
  const again = known.flatMap((record) => {
    const ours = standing.get(record.id);
    if (!ours) return [];
    const place = `${ours.type} ${ours.pid}`;
    taken.delete(`${place} ${ours.name}`);
    const row = looksOf(moving, record, siblingName(taken, place, textOf(record.row['name']), record.key));
    return [{ key: record.key, id: record.id, ourHash: record.ourHash, row }];
  });
  const renewed = await renewRows(moving, { table: category }, again);
  return sealed(
    moving,
    again.filter(({ key }) => renewed.has(key)),
  );
}

/** Trees level by level, so that each node finds its parent. */
async function bringCategories(moving: Moving, records: readonly Theirs[]): Promise<Came[]> {
  const forest = await forestOf(moving);
  const came: Came[] = [];
  let waiting = records.filter(({ key, row }) => {
    const comes = TREES.includes(textOf(row['type']));
    if (!comes) say(moving, 'leftOut', '菜单和配置的分类，新店自带', key);
    return comes;
  });
  while (waiting.length > 0) {
    const ready = waiting.filter((record) => isRoot(record) || forest.known.has(textOf(record.row['pid'])));
    if (ready.length === 0) break;
    came.push(...(await bringLevel(moving, ready, forest)));
    waiting = waiting.filter((record) => !ready.includes(record));
  }
  for (const { key } of waiting) say(moving, 'leftOut', '上级分类不存在', key);
  return came;
}

export const categories: MovedNoun = {
  noun: 'category',
  label: '分类',
  source: 'eb_category',
  key: 'id',
  hasPictures: true,
  isWhole: true,
  bring: bringCategories,
  renew: renewCategories,
};
