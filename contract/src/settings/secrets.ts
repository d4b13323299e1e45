import { line, settings } from './setting.ts';

const secret = (label: string) => ({ label, initial: '', value: line, secret: true, forClients: true }) as const;
const secretOf = (form: number, label: string) => ({ ...secret(label), form });

/** Keys of outside services that nothing here asks yet: they can be set, and nobody reads them back. */
settings({
  pay_weixin_appsecret: secretOf(67, 'Appsecret'),
  pay_routine_appsecret: secretOf(68, 'Appsecret'),
  tengxun_map_key: secretOf(74, '腾讯地图KEY'),
  alAccessKey: secretOf(81, 'accessKey'),
  alSecretKey: secretOf(81, 'secretKey'),
  qnAccessKey: secretOf(82, 'accessKey'),
  qnSecretKey: secretOf(82, 'secretKey'),
  txAccessKey: secretOf(83, 'accessKey'),
  txSecretKey: secretOf(83, 'secretKey'),
  importProductToken: secretOf(122, 'ApiKey'),
  pay_weixin_app_key: secret('App 支付 Key'),
  APP_PRIVATE_KEY: secret('支付宝应用私钥'),
  yunzhifu_sign: secret('云智服密钥'),
});
