import { wechatRefusals } from '#contract/services/wechat.ts';
import { miniProgrammeSettings, publicAccountSettings, wechatSettings } from '#contract/services/wechat-settings.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { areFilledFor, secretOf, settingOf, settingsFor } from '#server/settings/index.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';

export type WechatAppKind = 'publicAccount' | 'miniProgramme';

/** App by which WeChat knows the shop. */
export interface WechatApp {
  kind: WechatAppKind;
  /** Address without a slash at its end. */
  base: string;
  appId: string;
  secret: string;
}

export type SettingServices = Pick<Services, 'database' | 'secrets'>;

const settings = {
  publicAccount: { label: '公众号', id: publicAccountSettings.wechat_appid, secret: publicAccountSettings.wechat_appsecret },
  miniProgramme: { label: '小程序', id: miniProgrammeSettings.routine_appid, secret: miniProgrammeSettings.routine_appsecret },
} as const;

export const appIdOf = async ({ database: { db } }: SettingServices, kind: WechatAppKind): Promise<string> =>
  (await settingOf(db, settings[kind].id)).trim();

export async function getApp(services: SettingServices, kind: WechatAppKind): Promise<WechatApp> {
  const { label: app, secret: key } = settings[kind];
  const appId = await appIdOf(services, kind);
  if (appId === '') throw wechatRefusals.NO_APP({ app });
  const secret = (await secretOf(services, key)).trim();
  if (secret === '') throw wechatRefusals.NO_SECRET({ app });
  const base = withoutSlash(await settingOf(services.database.db, wechatSettings.wechat_url));
  if (!URL.canParse(base)) throw wechatRefusals.NO_ADDRESS();
  return { kind, base, appId, secret };
}

export async function isAppSetUp(services: SettingServices, kind: WechatAppKind): Promise<boolean> {
  const [appId, secret] = await Promise.all([appIdOf(services, kind), secretOf(services, settings[kind].secret)]);
  return appId !== '' && secret.trim() !== '';
}

/** App that is set up, for a write that means to send by it; undefined where none is. */
export async function connectedApp(write: ReadContext, kind: WechatAppKind): Promise<string | undefined> {
  const { id, secret } = settings[kind];
  if (!(await areFilledFor(write, [id, secret]))) return undefined;
  const { [id.key]: appId = '' } = await settingsFor(write, { [id.key]: id });
  return appId.trim();
}
