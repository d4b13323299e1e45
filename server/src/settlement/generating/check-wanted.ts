import { checkPeriod } from '#contract/settlement/periods.ts';
import { settlementRefusals } from '#contract/settlement/settlement-refusals.ts';
import { settlementSettings } from '#contract/settlement/settings.ts';
import type { WantedBills } from '#contract/settlement/settlement-runs.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { cycleOf } from './queries.ts';

/** Days of a period that can be settled, for shops that are there. */
export async function checkWanted(db: Db, wanted: WantedBills, now: Date) {
  const days = checkPeriod(wanted, now, await settingOf(db, settlementSettings.settle_delay_days));
  if (wanted.shopId && (await cycleOf(db, wanted.shopId)) === undefined) throw settlementRefusals.NO_SHOP();
  return days;
}
