import { type SQL, and, desc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { CaseRow, CaseFilter } from '#contract/after-sales/return-case-record.ts';
import { caseStates } from '#contract/orders/return-case-enums.ts';
import type { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import type { Page } from '#contract/wire.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countsOf } from '#server/platform/tally/counts.ts';
import { caseParts, returnCase } from '#server/orders/index.ts';
import { casesByIds, casesWithLines } from './case-lines.ts';
import { cutToSeller } from './case-part.ts';
import { presentRow } from './presenter.ts';

const { id } = returnCase;

function casesWanted(filter: CaseFilter, asked: Pick<CallContext, 'actor' | 'now'>): SQL | undefined {
  const { caseNo, orderNo, realName, userPhone, backNumber, kind, state, createTime } = returnCase;
  return and(
    matchingParts(filter.keywords, caseParts, caseNo, orderNo, realName, userPhone, backNumber),
    equal(kind, filter.kind),
    equal(state, filter.state),
    within(createTime, periodOf(filter.dateLimit, asked.now)),
    seen(returnCase, asked.actor),
  );
}

/** Cases, the latest first. */
export function listCases(db: Db, input: Input<typeof returnCaseCalls.list>, asked: CallContext): Promise<Page<CaseRow>> {
  const byWord = Boolean(input.keywords?.trim());
  const countAll = async (from: Db) => (await countsOf(from, 'return_case'))('all');
  // A period is read along its own index: the list by number would be passed from its end up to the days asked for.
  const keys = input.dateLimit?.trim() ? [returnCase.createTime, id] : [id];
  const conditions = { table: returnCase, id, keys, where: casesWanted(input, asked), byWord, countAll };
  return readListPage(db, input, conditions, async (ids) => {
    const [rows, pictures] = await Promise.all([casesByIds(db, ids), addressesOf(db)]);
    const cases = cutToSeller(await casesWithLines(db, rows), asked.actor);
    return cases.map((one) => presentRow(one, asked.actor, pictures));
  });
}

/** Cases by their state: those of all orders as they are kept, those of a point or of shops counted. */
export async function countCases(db: Db, _: object, { actor }: CallContext): Promise<Answer<typeof returnCaseCalls.count>> {
  const isSeen = seen(returnCase, actor);
  const of = isSeen ? await recounted(db, isSeen) : await countsOf(db, 'return_case');
  const byState = Object.fromEntries(caseStates.values.map((state) => [state, of(state)]));
  return { asked: 0, waiting: 0, received: 0, closed: 0, refused: 0, withdrawn: 0, ...byState, all: of('all') };
}

async function recounted(db: Db, isSeen: SQL) {
  const rows = await db
    .select({ state: returnCase.state, n: sql<number>`count(*)`.mapWith(Number) })
    .from(returnCase)
    .where(isSeen)
    .groupBy(returnCase.state);
  const counts = new Map<string, number>(rows.map(({ state, n }) => [state, n]));
  counts.set(
    'all',
    rows.reduce((sum, { n }) => sum + n, 0),
  );
  return (key: string) => counts.get(key) ?? 0;
}

/** Cases of an order that the actor sees, the latest first. */
export const casesOf = (db: Db, orderId: number, actor: Actor) =>
  db
    .select()
    .from(returnCase)
    .where(and(eq(returnCase.orderId, orderId), seen(returnCase, actor)))
    .orderBy(desc(id));

const hit = {
  id,
  caseNo: returnCase.caseNo,
  kind: returnCase.kind,
  state: returnCase.state,
  realName: returnCase.realName,
  userPhone: returnCase.userPhone,
  backNumber: returnCase.backNumber,
};

/** The newest cases that this person’s list finds by these words, for the finder; one character has no pair that the index has. */
export async function findCases(db: Db, keywords: string, viewer: Pick<CallContext, 'actor' | 'now'>, limit: number) {
  if ([...keywords].length < 2) return [];
  return db.select(hit).from(returnCase).where(casesWanted({ keywords }, viewer)).orderBy(desc(id)).limit(limit);
}
