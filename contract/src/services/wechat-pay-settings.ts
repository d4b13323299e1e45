import { choices } from '../choices.ts';
import { line, serviceAddress, settings } from '../settings/setting.ts';
import { text } from '../wire.ts';

/** The switch of the payment form, in the values that clients of the wire know. */
export const wechatPayOpenings = choices({ open: ['1', '开启'], closed: ['2', '关闭'] });
export const wechatPayVersions = choices({ third: ['3', '新版（APIv3）'], second: ['2', '旧版（APIv2）'] });
const signTypes = choices({ md5: ['MD5', 'MD5'], hmac: ['HMAC-SHA256', 'HMAC-SHA256'] });

const secret = { initial: '', value: line, secret: true, sentTo: ['wechat_pay_url'] } as const;
const PEM_MAX = 8000;

/** Merchant and apps, under the names that the wire has for them: one merchant, for which the public account and the mini programme pay. */
export const wechatPayAccountSettings = settings({
  pay_weixin_open: {
    label: '微信支付',
    form: 67,
    initial: '1',
    value: wechatPayOpenings.schema('请选择是否开启'),
    options: wechatPayOpenings,
  },
  pay_weixin_appid: { label: 'AppId', form: 67, initial: '', value: line },
  pay_weixin_mchid: { label: 'Mchid', form: 67, initial: '', value: line },
  pay_routine_appid: { label: 'AppId', form: 68, initial: '', value: line },
  pay_routine_mchid: { label: 'Mchid', form: 68, initial: '', value: line },
});

/** Ways in which the merchant talks to WeChat Pay; the wire has no names for them. */
export const wechatPaySettings = settings({
  wechat_pay_version: {
    label: '微信支付接口版本',
    hint: '近年开通的商户号用新版；只有 API 密钥（Key）的老商户号用旧版',
    initial: '3',
    value: wechatPayVersions.schema('请选择接口版本'),
    options: wechatPayVersions,
  },
  wechat_pay_public_key_id: {
    label: '微信支付公钥 ID',
    hint: '以 PUB_KEY_ID_ 开头；只有平台证书的商户号留空，更换期间两者都会认',
    initial: '',
    value: text(64).regex(/^(PUB_KEY_ID_[0-9A-Za-z]+)?$/, '微信支付公钥 ID 应以 PUB_KEY_ID_ 开头'),
  },
  wechat_pay_public_key: {
    label: '微信支付公钥',
    hint: '商户平台「API 安全」里下载的 pub_key.pem 的全部内容',
    initial: '',
    value: text(PEM_MAX),
    lines: true,
  },
  wechat_pay_sign_type: {
    label: '旧版接口的签名方式',
    initial: 'MD5',
    value: signTypes.schema('请选择签名方式'),
    options: signTypes,
  },
  wechat_pay_url: {
    label: '微信支付接口地址',
    hint: '换成别的地址后，密钥和商户私钥要重新填写',
    initial: 'https://api.mch.weixin.qq.com',
    value: serviceAddress,
  },
});

/** Keys of the merchant in both versions, the first two under the names of the wire. */
export const wechatPayKeySettings = settings({
  pay_weixin_key: { ...secret, label: 'Key', form: 67 },
  pay_routine_key: { ...secret, label: 'Key', form: 68 },
});
export const wechatPayV3KeySettings = settings({
  wechat_pay_v3_key: {
    ...secret,
    label: 'APIv3 密钥',
    hint: '新版接口用：商户平台「API 安全」里设置的 32 个字符',
    value: text(32).regex(/^([\x21-\x7E]{32})?$/, 'APIv3 密钥应为 32 个字符'),
  },
});

/** Files of the merchant, which are checked when they are uploaded, and certificates that WeChat Pay hands out. */
export const wechatPayFileSettings = settings({
  wechat_pay_certificate: { label: '商户证书', initial: '', value: text(PEM_MAX) },
  wechat_pay_private_key: { ...secret, label: '商户私钥', value: text(PEM_MAX) },
  wechat_pay_p12: { ...secret, label: '商户证书（p12）', value: text(PEM_MAX * 4) },
  wechat_pay_platform_certificates: { ...secret, label: '微信支付平台证书', value: text(PEM_MAX * 10) },
});
