import { wechatPayFileSettings } from '#contract/services/wechat-pay-settings.ts';
import { type MerchantCertificate, wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetSettings, secretOf, settingOf } from '#server/settings/index.ts';
import { readCertificate, shownCertificate } from './check-certificate.ts';
import { saveCertificate } from './save-certificate.ts';

async function findCertificate(parts: Pick<Services, 'database' | 'secrets'>): Promise<MerchantCertificate | null> {
  const pem = await settingOf(parts.database.db, wechatPayFileSettings.wechat_pay_certificate);
  const key = await secretOf(parts, wechatPayFileSettings.wechat_pay_private_key);
  return pem === '' ? null : shownCertificate(readCertificate(pem), key !== '');
}

export const wechatPayRoutes = (parts: Pick<Services, 'database' | 'secrets'>) =>
  serve(wechatPayCalls, {
    certificate: read(() => findCertificate(parts)),
    saveCertificate: write(async (context, files) => {
      const saved = await saveCertificate(context, files, parts.secrets);
      forgetSettings(parts.database.db);
      return saved;
    }),
  });
