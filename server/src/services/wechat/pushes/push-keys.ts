import {
  type PushMode,
  formerPushSettings,
  miniProgrammePushSettings,
  publicAccountPushSettings,
} from '#contract/services/wechat-settings.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { type SettingServices, type WechatAppKind, appIdOf } from '../line/app.ts';

/** Keys by which pushes to an app are verified. */
export interface PushKeys {
  appId: string;
  token: string;
  mode: PushMode;
  /** The one in force and, during a change, the former one. */
  aesKeys: readonly string[];
}

const settings = {
  publicAccount: {
    token: publicAccountPushSettings.field101,
    mode: publicAccountPushSettings.field104,
    aesKeys: [publicAccountPushSettings.field103, formerPushSettings.wechat_former_aes_key],
  },
  miniProgramme: {
    token: miniProgrammePushSettings.routine_push_token,
    mode: miniProgrammePushSettings.routine_push_mode,
    aesKeys: [miniProgrammePushSettings.routine_aes_key, miniProgrammePushSettings.routine_former_aes_key],
  },
} as const;

export async function readPushKeys(services: SettingServices, kind: WechatAppKind): Promise<PushKeys> {
  const { token, mode, aesKeys } = settings[kind];
  const [appId, secret, chosen, ...keys] = await Promise.all([
    appIdOf(services, kind),
    secretOf(services, token),
    settingOf(services.database.db, mode),
    ...aesKeys.map((key) => secretOf(services, key)),
  ]);
  return { appId, token: secret, mode: chosen, aesKeys: keys.filter((key) => key !== '') };
}
