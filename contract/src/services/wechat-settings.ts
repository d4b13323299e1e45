import { choices } from '../choices.ts';
import { line, serviceAddress, settings } from '../settings/setting.ts';
import { text } from '../wire.ts';

/** Modes in which WeChat pushes messages to us: readable, readable and encrypted, encrypted alone. */
export const pushModes = choices({ plain: ['1', '明文模式'], both: ['2', '兼容模式'], sealed: ['3', '安全模式'] });
export type PushMode = (typeof pushModes.values)[number];

const secret = { initial: '', value: line, secret: true, sentTo: ['wechat_url'] } as const;
/** Keys that verify and encrypt here, and are sent nowhere. */
const pushToken = { initial: '', secret: true, value: text(32).regex(/^\w*$/, '验证 Token 只能是字母和数字') } as const;
const pushKey = {
  initial: '',
  secret: true,
  value: text(43).regex(/^([0-9A-Za-z]{43})?$/, 'EncodingAESKey 应为 43 个字母和数字'),
} as const;
const pushMode = { initial: '1', value: pushModes.schema('请选择消息加密方式'), options: pushModes } as const;

export const wechatSettings = settings({
  wechat_url: {
    label: '微信接口地址',
    hint: '换成别的地址后，公众号和小程序的 AppSecret 要重新填写',
    initial: 'https://api.weixin.qq.com',
    value: serviceAddress,
  },
});

/** The public account, under the names of the wire. */
export const publicAccountSettings = settings({
  wechat_appid: { label: 'AppId', form: 65, initial: '', value: line },
  wechat_appsecret: { ...secret, label: 'AppSecret', form: 65 },
});
export const publicAccountPushSettings = settings({
  field101: { ...pushToken, label: '微信验证Token', form: 65 },
  field103: { ...pushKey, label: 'EncodingAESKey', form: 65 },
  field104: { ...pushMode, label: '消息加密方式', form: 65 },
});
export const formerPushSettings = settings({
  wechat_former_aes_key: {
    ...pushKey,
    label: '公众号更换前的 EncodingAESKey',
    hint: '更换 EncodingAESKey 时把旧的填在这里，更换期间两个都认；换完可以清空',
  },
});

/** The mini programme; the wire has names for the first two. */
export const miniProgrammeSettings = settings({
  routine_appid: { label: 'AppId', form: 66, initial: '', value: line },
  routine_appsecret: { ...secret, label: 'AppSecret', form: 66 },
});
export const miniProgrammePushSettings = settings({
  routine_push_token: { ...pushToken, label: '小程序消息推送 Token' },
  routine_aes_key: { ...pushKey, label: '小程序消息推送 EncodingAESKey' },
  routine_former_aes_key: { ...pushKey, label: '小程序更换前的 EncodingAESKey' },
  routine_push_mode: { ...pushMode, label: '小程序消息加密方式' },
});
