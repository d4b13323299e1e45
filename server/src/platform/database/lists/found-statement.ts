import { type Query, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { QueryResult } from 'pg';
import type { Db } from '../connect.ts';
import { statementOf, textOf } from '../drizzle-session.ts';
import { type Slice, foundByWord, inOrder, isNear } from './by-word.ts';
import type { Question } from './facets.ts';
import { type List, type PageRow, listName, versionOf } from './list.ts';
import { textStatement } from './text-statement.ts';

interface FoundRow extends PageRow {
  /** How many there are, at most one more than are gathered. */
  n: number;
}

interface Matches {
  gathered: SQL | undefined;
  along: SQL | undefined;
  near: boolean;
}

function foundText(list: List, { gathered, along, near }: Matches): SQL {
  const { table, id, keys, direction = 'desc', ordered, source } = list;
  const from = ordered ?? { table, keys };
  const few = source && { ...source, where: gathered ?? sql`true` };
  const found = foundByWord({ ...from, direction, near, matches: gathered, along, source: few });
  return sql`select ${id} as id, ${versionOf(list)} as version, found.n from ${table} inner join ${found} on found.id = ${id}
    order by ${inOrder({ keys, direction })}`;
}

const askFound = textStatement<FoundRow>('found');

const slots = { gathered: '/* gathered */', along: '/* along */' };
const frames = new LRUCache<string, Query>({ max: 200 });

/** Frame around the conditions, put together once: building it takes longer than running what few rows answer to. */
function frameOf(list: List, name: string): Query {
  const known = frames.get(name);
  if (known) return known;
  const frame = textOf(foundText(list, { gathered: sql.raw(slots.gathered), along: sql.raw(slots.along), near: false }));
  frames.set(name, frame);
  return frame;
}

/** The statement of conditions that hold their values. */
function queryOf(list: List, question: Question, name: string): Query {
  const frame = frameOf(list, name);
  const [isFound, isAlong] = [question.where('gathered') ?? sql`true`, question.where('along') ?? sql`true`];
  const along = textOf(isAlong, frame.params.length);
  const after = [...frame.params, ...along.params];
  const gathered = isFound === isAlong ? undefined : textOf(isFound, after.length);
  const text = frame.sql.replace(slots.gathered, () => (gathered ?? along).sql).replace(slots.along, () => along.sql);
  return { sql: text, params: [...after, ...(gathered?.params ?? [])] };
}

const queries = new LRUCache<string, Query>({ max: 500 });

function keptQuery(list: List, question: Question, name: string): Query {
  if (question.text === '') return queryOf(list, question, name);
  const text = `${name} ${question.text}`;
  const query = queries.get(text) ?? queryOf(list, question, name);
  queries.set(text, query);
  return query;
}

/** Statement for the rows of a page that an index finds, and the text that tells its question from others. */
export function foundStatement(db: Db, list: List, question: Question) {
  const name = listName(list);
  if (question.isByValue) {
    const query = keptQuery(list, question, name);
    return {
      key: question.text === '' ? `${query.sql} ${JSON.stringify(query.params)}` : `${name} ${question.text}`,
      run: async (slice: Slice, common: boolean): Promise<FoundRow[]> => {
        const result = (await statementOf(db, query).execute({ ...question.values, ...slice, common })) as QueryResult<FoundRow>;
        return result.rows;
      },
    };
  }
  const run = (slice: Slice, common: boolean): Promise<FoundRow[]> => {
    const near = isNear(slice);
    const shape = `${name} ${near ? 'near' : 'far'} ${question.fields.join(' ')}`;
    const text = () => foundText(list, { gathered: question.where('gathered'), along: question.where('along'), near });
    return askFound(db, { shape, isNamed: !list.plansAnew, text }, { ...question.values, ...slice, common });
  };
  return { key: `${name} ${question.text}`, run };
}
