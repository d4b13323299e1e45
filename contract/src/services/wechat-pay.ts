import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { showDay } from '../moment.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { moment, text } from '../wire.ts';

/** Sentence for a file of both that Node's OpenSSL opens no more. */
const TAKE_PEM = '请改为上传压缩包里的 apiclient_cert.pem 和 apiclient_key.pem';

export const wechatPayRefusals = refusals('wechat_pay', {
  NO_MERCHANT: { code: 400, says: () => '请先填写并保存 Mchid（商户号），再上传商户证书' },
  NO_FILES: { code: 400, says: () => '请选择 apiclient_cert.pem 和 apiclient_key.pem' },
  BAD_CERTIFICATE: { code: 400, says: () => '商户证书读不懂，请上传压缩包里的 apiclient_cert.pem' },
  BAD_KEY: { code: 400, says: () => '商户私钥读不懂，请上传压缩包里的 apiclient_key.pem' },
  NO_PAIR: { code: 400, says: () => '商户私钥与证书不是一对，请上传同一个压缩包里的两个文件' },
  OTHER_MERCHANT: {
    code: 400,
    says: (p: { found: string; set: string }) => `这是商户号 ${p.found} 的证书，支付配置里的 Mchid（商户号）是 ${p.set}`,
  },
  EXPIRED: { code: 400, says: (p: { end: Date }) => `商户证书已于 ${showDay(p.end)} 过期，请在商户平台更换后再上传` },
  OLD_P12: { code: 400, says: () => `证书格式过旧，${TAKE_PEM}` },
  BAD_P12: { code: 400, says: () => `打不开这个 .p12 文件，它的密码应是 Mchid（商户号）；也可以${TAKE_PEM.replace('请', '')}` },
});

/** Certificate of the merchant as staff see it. `isWhole`: with its key, as both versions need it; a .p12 serves refunds of the old one only. */
const MerchantCertificate = z.object({
  merchantNo: z.string(),
  serialNo: z.string(),
  validTo: moment,
  isWhole: z.boolean(),
});
export type MerchantCertificate = z.output<typeof MerchantCertificate>;

/** The pair as text, or the .p12 in base64. */
const MerchantFiles = z.object({
  certificate: text(8000).default(''),
  privateKey: text(8000).default(''),
  p12: text(32_000).default(''),
});
export type MerchantFiles = z.output<typeof MerchantFiles>;

labelsOf('config', { certificate: '商户证书', privateKey: '商户私钥', p12: '.p12 文件' });

export const wechatPayCalls = calls('config', '/admin/system/config/wechat/pay', {
  certificate: get('/certificate', {
    permission: 'admin:system:config:info',
    about: 'Certificate of the merchant of WeChat Pay; null while there is none.',
    returns: MerchantCertificate.nullable(),
  }),
  saveCertificate: post('/certificate/save', {
    permission: 'admin:system:config:save:form',
    about: 'Certificate and key of the merchant as PEM, or its .p12 in base64. Checked at once: pair, merchant number, end.',
    body: MerchantFiles,
    returns: MerchantCertificate,
    says: '商户证书已保存',
    refuses: Object.values(wechatPayRefusals),
  }),
});
