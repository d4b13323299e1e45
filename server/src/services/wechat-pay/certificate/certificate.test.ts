import { describe, expect, it } from 'vitest';
import { wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { configCalls } from '#contract/settings/config.ts';
import { openShop } from '../../../../test/shop.ts';
import {
  merchantCertificate,
  merchantKey,
  merchantP12,
  oldMerchantP12,
  otherCertificate,
  otherKey,
} from '../../../../test/wechat-merchant.ts';
import { checkedPair } from './check-certificate.ts';
import { openWechatPay } from '../wechat-pay.ts';

const shop = openShop();
const set = (key: string, value: string) => shop.admin().run(configCalls.save, { key, value });
const upload = async (files: Partial<Record<'certificate' | 'privateKey' | 'p12', string>>) => {
  await set('pay_weixin_mchid', '1900000001');
  return shop.admin().run(wechatPayCalls.saveCertificate, { certificate: '', privateKey: '', p12: '', ...files });
};
const pair = { certificate: merchantCertificate, privateKey: merchantKey };

describe('the certificate of the merchant', () => {
  it('is there once it is uploaded, with its number and its end, and its key is never answered', async () => {
    await set('pay_weixin_mchid', '');
    await expect(shop.admin().run(wechatPayCalls.saveCertificate, { ...pair, p12: '' })).rejects.toThrow(
      '请先填写并保存 Mchid（商户号）',
    );
    expect(await shop.admin().run(wechatPayCalls.certificate, {})).toBeNull();

    const saved = await upload(pair);
    expect(saved).toMatchObject({ merchantNo: '1900000001', isWhole: true });
    expect(saved.serialNo).toMatch(/^[0-9A-F]{40}$/);
    expect(await shop.admin().run(wechatPayCalls.certificate, {})).toEqual(saved);
    const shown = await shop.admin().run(configCalls.info, { formId: 0, keys: ['wechat_pay_private_key'] });
    expect(shown.wechat_pay_private_key).toBe('******');
  });

  it.each([
    ['of another merchant', { certificate: otherCertificate, privateKey: otherKey }, '这是商户号 1900000002 的证书'],
    ['whose key is another', { certificate: merchantCertificate, privateKey: otherKey }, '不是一对'],
    ['without its key', { certificate: merchantCertificate }, '请选择 apiclient_cert.pem'],
    ['that is none', { certificate: 'certificate', privateKey: merchantKey }, 'apiclient_cert.pem'],
    ['whose key is none', { certificate: merchantCertificate, privateKey: 'key' }, 'apiclient_key.pem'],
    ['of the old kind', { p12: oldMerchantP12 }, '证书格式过旧，请改为上传压缩包里的 apiclient_cert.pem 和 apiclient_key.pem'],
    ['in a file that is none', { p12: Buffer.from('file').toString('base64') }, '打不开这个 .p12 文件'],
  ])('%s is refused, and says why', async (_case, files, message) => {
    await expect(upload(files)).rejects.toThrow(message);
  });

  it('in a file of both is opened by the merchant number, and serves the old version only', async () => {
    expect(await upload({ p12: merchantP12 })).toMatchObject({ merchantNo: '1900000001', isWhole: false });
    await set('wechat_pay_v3_key', 'MadeUpApiV3Key0MadeUpApiV3Key012');
    expect(await openWechatPay(shop.app).account()).toMatchObject({ state: 'setup', code: 'NO_PAIR' });

    await set('pay_weixin_mchid', '1900000002');
    const wrong = shop.admin().run(wechatPayCalls.saveCertificate, { certificate: '', privateKey: '', p12: merchantP12 });
    await expect(wrong).rejects.toThrow('它的密码应是 Mchid（商户号）');
  });

  it('that has ended is refused', () => {
    const expected = { merchantNo: '1900000001', now: new Date('2200-01-01T00:00:00Z') };
    expect(() => checkedPair(pair, expected)).toThrow('过期');
  });
});
