import { asc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { SettlementRow, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import type { Page } from '#contract/wire.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { generateKind } from './generate-kind.ts';

/** Portions of a run of one's own. */
export async function listSettlementRows(
  db: Db,
  input: Input<typeof settlementRunCalls.rowsMany>,
  asked: CallContext,
): Promise<Page<SettlementRow>> {
  const where = await ownRows(db, generateKind, input, asked);
  return pageOf(db, input, {
    from: runRow,
    select: { id: runRow.id, days: runRow.key, state: stateOf<SettlementRow['state']>(), reason: runRow.reason },
    where,
    order: [asc(runRow.id)],
  });
}
