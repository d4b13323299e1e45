import type { Answer, Input } from '#contract/call.ts';
import { settleCycles } from '#contract/catalogue/shop-terms.ts';
import { lastDue } from '#contract/settlement/periods.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import type { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementSettings } from '#contract/settlement/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { settingOf } from '#server/settings/index.ts';
import { cycleOf } from './queries.ts';

/** The latest period of a cycle, or of that of a shop, that can be settled. */
export async function proposePeriod(
  db: Db,
  { shopId, settleCycle }: Input<typeof settlementRunCalls.propose>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<typeof settlementRunCalls.propose>> {
  const delayDays = await settingOf(db, settlementSettings.settle_delay_days);
  const cycle = shopId ? await cycleOf(db, shopId) : (settleCycle ?? settleCycles.month);
  if (cycle === undefined) throw settlementRefusals.NO_SHOP();
  return { ...lastDue(cycle, now, delayDays), delayDays };
}
