import type { Db } from '../connect.ts';
import { COUNT_CAP, type Paging, WORD_CAP, offsetOf, toPage } from '../page.ts';
import { rowsAlong } from './along-statement.ts';
import { pageByWord } from './by-word.ts';
import { type Total, countMatches } from './count-matches.ts';
import type { Question } from './facets.ts';
import { foundStatement } from './found-statement.ts';
import { type List, type PageRow, countKept, listName, questionOf } from './list.ts';

interface PageOfRows {
  rows: PageRow[];
  /** How many there are, as far as it is known by now. */
  total: Total | Promise<Total>;
}

/**
 * Rows of a page under conditions that few may fulfil, or most. The planner takes conditions for independent, and reads along the whole
 * list where they never meet; so few are gathered, and the list is read for many.
 */
async function pageFound(db: Db, paging: Paging, list: List, question: Question): Promise<PageOfRows> {
  const slice = { limit: paging.limit, offset: offsetOf(paging) };
  const { key, run } = foundStatement(db, list, question);
  const countTo = (cap: number) => countMatches(db, list, question, { key, cap });
  const { rows, ...gathered } = await pageByWord(db, {
    key,
    paging: slice,
    page: (common) => run(slice, common),
    count: () => countTo(WORD_CAP),
  });
  const kept = countKept(list, db);
  if (kept) return { rows, total: totalOf(kept) };
  return { rows, total: gathered.capped && !list.byWord ? countTo(COUNT_CAP) : gathered };
}

const totalOf = async (kept: Promise<number>): Promise<Total> => ({ total: await kept, capped: false });

/** Rows of a page that an index gives in the order of the list; a kept number of matches comes with them. */
async function pageAlong(db: Db, paging: Paging, list: List, question: Question): Promise<PageOfRows> {
  const along = rowsAlong(db, list, question, { limit: paging.limit, offset: offsetOf(paging) });
  const [first] = list.kept ? await along : [];
  if (first) return { rows: await along, total: { total: first.total, capped: false } };
  const key = `${listName(list)} ${question.text}`;
  const kept = countKept(list, db);
  const counting = kept ? totalOf(kept) : countMatches(db, list, question, { key, cap: COUNT_CAP });
  const [rows, total] = await Promise.all([along, counting]);
  return { rows, total };
}

/** A page whose rows are read by their keys, and how many there are: kept, or counted up to a cap. */
export async function readListPage<L>(db: Db, paging: Paging, list: List, show: (ids: number[], rows: PageRow[]) => Promise<L>) {
  const question = questionOf(list);
  const read = question.isGathered || list.isSorted ? pageFound : pageAlong;
  const { rows, total } = await read(db, paging, list, question);
  const [shown, counted] = await Promise.all([
    show(
      rows.map(({ id }) => id),
      rows,
    ),
    total,
  ]);
  return toPage(paging, counted.total, shown, counted.capped);
}
