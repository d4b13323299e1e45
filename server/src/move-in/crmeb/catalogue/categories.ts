import { inArray } from 'drizzle-orm';
import { category } from '#server/catalogue/index.ts';
import { bringRows } from '../../engine/bring-rows.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Came, type Moving, type MovedNoun, type Theirs, say } from '../../engine/moving.ts';
import { allIdsOf } from '../../moved-rows/queries.ts';
import { pictureOf } from '../values/pictures.ts';
import { flagOf, intOf, textOf, timesOf } from '../values/values.ts';

/** Types of the trees that come: products, pictures, articles. */
const TREES = ['1', '2', '3'];
const ROOT_PATH = '/0/';

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

function categoryOf(moving: Moving, record: Theirs, { known, paths, taken }: Forest) {
  const { key, row } = record;
  const pid = known.get(textOf(row['pid'])) ?? 0;
  const type = intOf(row['type']);
  const name = siblingName(taken, `${type} ${pid}`, textOf(row['name']), key);
  if (name !== textOf(row['name'])) say(moving, 'altered', '同级分类重名，名称后加了编号', key);
  return {
    id: Number(key),
    pid,
    path: pid === 0 ? ROOT_PATH : `${paths.get(pid) ?? ROOT_PATH}${pid}/`,
    name,
    type,
    url: row['url'] ?? null,
    extra: pictureOf(moving.terms, row['extra']),
    status: flagOf(row['status']),
    sort: intOf(row['sort']),
    ...timesOf(record, moving),
  };
}

/** Brings the nodes of one level, whose parents are there. */
async function bringLevel(moving: Moving, records: readonly Theirs[], forest: Forest): Promise<Came[]> {
  const rows = records.map((record) => categoryOf(moving, record, forest));
  const ids = await bringRows(moving.tx, category, rows);
  return records.map(({ key }, at) => {
    const id = ids[at] ?? 0;
    forest.known.set(key, id);
    forest.paths.set(id, rows[at]?.path ?? ROOT_PATH);
    return { key, id };
  });
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
    const ready = waiting.filter(({ row }) => intOf(row['pid']) === 0 || forest.known.has(textOf(row['pid'])));
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
  isWhole: true,
  bring: bringCategories,
};
