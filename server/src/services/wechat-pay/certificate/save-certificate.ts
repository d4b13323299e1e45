import type { X509Certificate } from 'node:crypto';
import { wechatPayAccountSettings, wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { type MerchantCertificate, type MerchantFiles, wechatPayRefusals } from '#contract/services/wechat-pay.ts';
import { openPfx } from '#server/platform/http-client/open-pfx.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { savedSettings, setConfig, settingsFor } from '#server/settings/index.ts';
import { checkCertificate, checkedPair, shownCertificate } from './check-certificate.ts';

async function merchantNoOf(write: Write): Promise<string> {
  const numbers = await settingsFor(write, wechatPayAccountSettings);
  const merchantNo = numbers.pay_weixin_mchid.trim() || numbers.pay_routine_mchid.trim();
  if (merchantNo === '') throw wechatPayRefusals.NO_MERCHANT();
  return merchantNo;
}

/** OpenSSL of today opens no file that is sealed as those of the first years are. */
const isTooOld = (error: unknown): boolean =>
  error instanceof Error &&
  (/unsupported/i.test(error.message) || ('code' in error && error.code === 'ERR_CRYPTO_UNSUPPORTED_OPERATION'));

const opened = (p12: string, merchantNo: string): Promise<X509Certificate> =>
  openPfx(Buffer.from(p12, 'base64'), merchantNo).catch((error: unknown) => {
    throw isTooOld(error) ? wechatPayRefusals.OLD_P12() : wechatPayRefusals.BAD_P12();
  });

/** Takes the pair, or the .p12 where there is no pair, once it is found to be that of the merchant. */
export async function saveCertificate(write: Write, files: MerchantFiles, secrets: Secrets): Promise<MerchantCertificate> {
  const saved = await keepFiles(write, files, secrets);
  await later(write, savedSettings, { keys: [wechatPayFileSettings.wechat_pay_certificate.key] });
  return saved;
}

async function keepFiles(write: Write, files: MerchantFiles, secrets: Secrets): Promise<MerchantCertificate> {
  const { tx, now } = write;
  const expected = { merchantNo: await merchantNoOf(write), now };
  const { certificate: pem, privateKey, p12 } = files;
  if (pem !== '' && privateKey !== '') {
    const certificate = checkedPair({ certificate: pem, privateKey }, expected);
    await setConfig(tx, wechatPayFileSettings.wechat_pay_certificate, pem, now);
    await setConfig(tx, wechatPayFileSettings.wechat_pay_private_key, secrets.encrypt(privateKey), now);
    await setConfig(tx, wechatPayFileSettings.wechat_pay_p12, '', now);
    return shownCertificate(certificate, true);
  }
  if (p12 === '') throw wechatPayRefusals.NO_FILES();
  const certificate = await opened(p12, expected.merchantNo);
  checkCertificate(certificate, expected);
  await setConfig(tx, wechatPayFileSettings.wechat_pay_certificate, certificate.toString(), now);
  await setConfig(tx, wechatPayFileSettings.wechat_pay_private_key, '', now);
  await setConfig(tx, wechatPayFileSettings.wechat_pay_p12, secrets.encrypt(p12), now);
  return shownCertificate(certificate, false);
}
