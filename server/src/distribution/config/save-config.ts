import type { DistributionConfig } from '#contract/distribution/config.ts';
import { distributionSettings, withdrawalSettings } from '#contract/distribution/settings.ts';
import type { Setting } from '#contract/settings/setting.ts';
import { encoder } from '#contract/transcode.ts';
import type { Write } from '#server/platform/write/write.ts';
import { forgetSettings, setConfig } from '#server/settings/index.ts';

const keys: Readonly<Record<keyof DistributionConfig, Setting>> = {
  brokerageFuncStatus: distributionSettings.brokerage_func_status,
  storeBrokerageQuota: distributionSettings.store_brokerage_quota,
  brokerageBindind: distributionSettings.brokerage_bindind,
  storeBrokerageIsBubble: distributionSettings.store_brokerage_is_bubble,
  storeBrokerageRatio: distributionSettings.store_brokerage_ratio,
  storeBrokerageTwo: distributionSettings.store_brokerage_two,
  userExtractMinPrice: withdrawalSettings.user_extract_min_price,
  userExtractBank: distributionSettings.user_extract_bank,
  extractTime: distributionSettings.extract_time,
};

/** All of them or none; commission that was promised before keeps its terms. */
export async function saveConfig({ tx, db, now }: Write, config: DistributionConfig): Promise<true> {
  const values: Readonly<Record<string, unknown>> = config;
  for (const [name, setting] of Object.entries(keys))
    await setConfig(tx, setting, String(encoder(setting.value)(values[name])), now);
  forgetSettings(db);
  return true;
}
