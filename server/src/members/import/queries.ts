import { and, asc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { masked } from '#contract/masked.ts';
import { type MemberField, MEMBER_ROWS, memberFields, type memberImportCalls } from '#contract/members/member-import.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { memberKind } from './member-kind.ts';
import type { Cells } from './sheet.ts';

type State = Answer<typeof memberImportCalls.rows>['list'][number]['state'];

const cells = sql<Cells>`${runRow.input}`;

/** Rows of an import of one's own, for sheets hold what is personal. */
export async function listImportRows(db: Db, input: Input<typeof memberImportCalls.rows>, asked: CallContext) {
  const where = await ownRows(db, memberKind, input, asked);
  const { id, key, reason } = runRow;
  const row = sql<number>`${key}::int`;
  return pageOf(db, input, {
    from: runRow,
    select: { id, row, cells, state: stateOf<State>(), reason },
    where,
    order: [asc(id)],
    show: (rows) =>
      rows.map(({ cells: written, ...shown }) => ({
        ...shown,
        phone: masked(written.phone ?? ''),
        nickname: written.nickname || written.realName || '',
      })),
  });
}

const fields = Object.keys(memberFields) as MemberField[];

/** Refused rows as they were written, each with its reason at the end. */
export async function listProblems(db: Db, { id }: { id: number }, asked: CallContext): Promise<string[][]> {
  const where = and(await ownRows(db, memberKind, { id }, asked), eq(runRow.state, 'refused'));
  const rows = await db
    .select({ cells, reason: runRow.reason })
    .from(runRow)
    .where(where)
    .orderBy(asc(runRow.id))
    .limit(MEMBER_ROWS);
  const lines = rows.map(({ cells: written, reason }) => [...fields.map((field) => written[field] ?? ''), reason]);
  return [[...fields.map((field) => memberFields[field]), '原因'], ...lines];
}
