import type { Answer, Input } from '#contract/call.ts';
import { portionsOf, shortPeriod } from '#contract/settlement/periods.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { WantedBills, settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { beginRun, enqueueRun, freezeRun } from '#server/jobs/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { checkWanted } from './check-wanted.ts';
import { type BillTask, generateKind } from './generate-kind.ts';
import { countOfRun, receivedByDay } from './queries.ts';

/** Orders received in a portion: read and settled in a second or two. */
const PORTION = 20_000;
/** Orders received in a period whose bills are made while the person waits. */
const AT_ONCE = 2_000;

const taskOf = ({ shopId, settleCycle, periodStart, periodEnd }: WantedBills): BillTask => ({
  shopId: shopId ?? null,
  ...(settleCycle !== undefined && { settleCycle }),
  periodStart,
  periodEnd,
});

/** Bills of a period: at once where few orders were received in it, else by a job; last comes what former bills left. */
export async function generateSettlements(
  write: Write,
  wanted: Input<typeof settlementRunCalls.generate>,
): Promise<Answer<typeof settlementRunCalls.generate>> {
  const { tx } = write;
  const received = await receivedByDay(tx, await checkWanted(tx, wanted, write.now));
  const days = portionsOf(wanted, received, PORTION).map((each) => ({
    key: `${each.periodStart},${each.periodEnd}`,
    input: each,
  }));
  const label = `生成结算单 ${shortPeriod(wanted)}`;
  const frozen = await freezeRun(write, generateKind, { task: taskOf(wanted), label, rows: [...days, { key: '', input: null }] });
  const orders = received.values().reduce((sum, each) => sum + each, 0);
  if (orders > AT_ONCE) return { created: 0, runId: frozen.id, jobId: await enqueueRun(write, generateKind, frozen) };
  await beginRun(write, generateKind, frozen, { mayWait: true });
  const created = await countOfRun(tx, frozen.id);
  if (created === 0) throw settlementRefusals.NOTHING();
  return { created, runId: frozen.id, jobId: null };
}
