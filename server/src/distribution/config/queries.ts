import type { DistributionConfig } from '#contract/distribution/config.ts';
import { distributionSettings, withdrawalSettings } from '#contract/distribution/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf, settingsOf } from '#server/settings/index.ts';

/** The settings under the names of their screen. */
export async function getConfig(db: Db): Promise<DistributionConfig> {
  const kept = await settingsOf(db, distributionSettings);
  return {
    brokerageFuncStatus: kept.brokerage_func_status,
    storeBrokerageQuota: kept.store_brokerage_quota,
    brokerageBindind: kept.brokerage_bindind,
    storeBrokerageIsBubble: kept.store_brokerage_is_bubble,
    storeBrokerageRatio: kept.store_brokerage_ratio,
    storeBrokerageTwo: kept.store_brokerage_two,
    userExtractMinPrice: await settingOf(db, withdrawalSettings.user_extract_min_price),
    userExtractBank: kept.user_extract_bank,
    extractTime: kept.extract_time,
  };
}
