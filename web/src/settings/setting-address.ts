import type { Setting } from '#contract/settings/setting.ts';

export const BUSINESS_SETTINGS = '/setting/business';
export const POINT_SETTINGS = '/marketing/integral/integralconfig';
const POINTS_FORM = 109;

/** Page where a setting is changed that stands in a form of its own: 经营设置 shows it and leads there. */
export function homeOf(setting: Setting | undefined): string | undefined {
  if (setting?.form === undefined) return undefined;
  const { key, form } = setting;
  return form === POINTS_FORM ? `${POINT_SETTINGS}?field=${key}` : `/operation/setting?form=${form}&field=${key}`;
}

/** Address of a setting: the page that it is changed on, opened at its field. */
export const settingAddress = (setting: Setting): string => homeOf(setting) ?? `${BUSINESS_SETTINGS}?field=${setting.key}`;
