import { asc, eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { customer } from '#server/customers/index.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { customerKind } from './customer-kind.ts';

type RunRowState = Answer<typeof customerRunCalls.rowsMany>['list'][number]['state'];

export async function listRunRows(db: Db, input: Input<typeof customerRunCalls.rowsMany>, asked: CallContext) {
  const where = await ownRows(db, customerKind, input, asked);
  const query = db
    .select({ id: customer.id, nickname: customer.nickname, state: stateOf<RunRowState>(), reason: runRow.reason })
    .from(runRow)
    .innerJoin(customer, eq(customer.id, runRow.target));
  return pageOfJoined(db, input, query, { from: runRow, where, order: [asc(runRow.id)] }, (rows) => rows);
}
