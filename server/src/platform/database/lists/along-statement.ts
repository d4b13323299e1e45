import { type SQL, and, sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { type Slice, inOrder, isNear, sliced } from './by-word.ts';
import { cut, keptCut } from './cut.ts';
import type { Question } from './facets.ts';
import { type List, type PageRow, listName, versionOf } from './list.ts';
import { textStatement } from './text-statement.ts';

interface AlongRow extends PageRow {
  /** The kept number of matches, where the list has one. */
  total: number;
}

const [limit, offset] = [sql`${sql.placeholder('limit')}::bigint`, sql`${sql.placeholder('offset')}::bigint`];

/** Ids of a page far down, read from whichever end of the list is nearer: the number of matches is kept. */
function fromNearerEnd({ table, id, keys, direction = 'desc' }: List, where: SQL | undefined, kept: SQL): SQL {
  const total = sql`(select total from kept)`;
  const isBehind = sql`(select ${offset} * 2 > total from kept)`;
  const read = (half: SQL, towards: 'asc' | 'desc') =>
    sql`select ${id} as id from ${table} where ${and(half, where)} order by ${inOrder({ keys, direction: towards })}`;
  return sql`with kept as materialized (select ${kept} as total)
    (${read(sql`not ${isBehind}`, direction)} limit (select ${limit}) offset (select ${offset}))
    union all (${read(isBehind, direction === 'desc' ? 'asc' : 'desc')}
      limit (select greatest(0, least(${limit}, ${total} - ${offset}))) offset (select greatest(0, ${total} - ${offset} - ${limit})))`;
}

/** A page as one statement; where its rows cost more to read than their ids, the ids come first, from an index alone. */
function alongText(list: List, question: Question, near: boolean): SQL {
  const { table, id, keys, direction = 'desc', kept, version, idsFirst, keepsPlan } = list;
  const [where, inItsOrder] = [question.where('along') ?? sql`true`, inOrder({ keys, direction })];
  const columns = sql`${id} as id, ${versionOf(list)} as version, ${kept ?? sql`0`} as total`;
  const matches = (read: SQL) => sql`select ${read} from ${table} where ${where} order by ${inItsOrder}`;
  const isKept = near && (keepsPlan || question.fields.length === 0);
  const page = (read: SQL, names: SQL) =>
    isKept ? sliced(matches(read), true, names) : sql`${matches(read)} ${keepsPlan ? keptCut : cut}`;
  if (!version || (near && !idsFirst)) return page(columns, sql`id, version, total`);
  const ids = kept && !near ? fromNearerEnd(list, where, kept) : page(sql`${id} as id`, sql`id`);
  return sql`select ${columns} from ${table} where ${id} = any(array(${ids})) order by ${inItsOrder}`;
}

const askAlong = textStatement<AlongRow>('along');

/** Rows of a page that is read along an index; one statement for each list and the fields that are asked for. */
export function rowsAlong(db: Db, list: List, question: Question, slice: Slice): Promise<AlongRow[]> {
  const near = isNear(slice);
  const shape = `${listName(list)} ${near ? 'near' : 'far'} ${question.fields.join(' ')}`;
  const statement = { shape, isNamed: !list.plansAnew, text: () => alongText(list, question, near) };
  return askAlong(db, statement, { ...question.values, ...slice });
}
