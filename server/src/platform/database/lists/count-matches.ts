import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { countNamed, countOnce } from '../count-up-to.ts';
import { cappedAt } from '../page.ts';
import type { Question } from './facets.ts';
import { type List, listName } from './list.ts';
import { textStatement } from './text-statement.ts';

export interface Total {
  total: number;
  capped: boolean;
}

interface Counting {
  /** Text that tells the question from others. */
  key: string;
  cap: number;
}

const askCount = textStatement<{ n: number }>('count');

/** The number of matches, counted no further than a cap; one beyond `WORD_CAP` is remembered for a minute. */
export async function countMatches(db: Db, list: List, question: Question, { key, cap }: Counting): Promise<Total> {
  const table = list.source?.table ?? list.table;
  const where = question.where('gathered') ?? sql`true`;
  if (question.isByValue) return countNamed(db, key, cap, { table, where }, question.values);
  const text = (): SQL =>
    sql`select count(*) as n from (select 1 from ${table} where ${where} limit ${sql.placeholder('reach')}) as found`;
  const shape = `${listName(list)} ${question.fields.join(' ')}`;
  const count = async () => {
    const [row] = await askCount(db, { shape, isNamed: !list.plansAnew, text }, { ...question.values, reach: cap + 1 });
    return row?.n ?? 0;
  };
  return cappedAt(cap, await countOnce(db, `${key} up to ${cap}`, count));
}
