import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type MerchantCertificate, wechatPayCalls } from '#contract/services/wechat-pay.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { setWidth } from '../../../test/browser.ts';
import { on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { MerchantCard } from './merchant-card.tsx';

const CERTIFICATE = '-----BEGIN CERTIFICATE-----\nMIID\n-----END CERTIFICATE-----\n';
const KEY = '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n';
const pem = (name: string, text: string) => new File([text], name);
const saved: MerchantCertificate = {
  merchantNo: '1900000001',
  serialNo: '5157F09EFDC096DE15EBE81A47057A72',
  validTo: new Date('2031-01-01T00:00:00Z'),
  isWhole: true,
};

async function open() {
  const view = renderScreen(<MerchantCard />, {
    wire: [on(wechatPayCalls.certificate, null), on(wechatPayCalls.saveCertificate, saved)],
  });
  await view.user.click(await screen.findByRole('button', { name: '上传商户证书' }));
  const dialog = await screen.findByRole('dialog');
  const pick = (...files: File[]) => view.user.upload(within(dialog).getByLabelText('选择文件：选择文件'), files);
  return { ...view, dialog, pick };
}

describe('the certificate of the merchant', () => {
  it('is taken from two files, whatever they are called, and says what each was taken for', async () => {
    const { dialog, pick, user, sent } = await open();
    await pick(pem('one.pem', KEY), pem('two.pem', CERTIFICATE));

    expect(await within(dialog).findByText('商户证书：two.pem')).toBeTruthy();
    expect(within(dialog).getByText('商户私钥：one.pem')).toBeTruthy();
    expect(await complaintsOf(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: '核对并保存' }));
    await waitFor(() =>
      expect(sent(wechatPayCalls.saveCertificate)).toEqual([{ certificate: CERTIFICATE, privateKey: KEY, p12: '' }]),
    );
  });

  it('names a file that is none, and calls it no .p12', async () => {
    const { dialog, pick } = await open();
    await pick(pem('wrong.pem', 'hello'));

    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^“wrong\.pem”里没有证书也没有私钥/);
    expect(within(dialog).getByText('还没有选择')).toBeTruthy();
  });

  it('names a file that is too large, and takes the other one', async () => {
    const { dialog, pick } = await open();
    await pick(pem('photo.pem', 'x'.repeat(20_001)), pem('apiclient_cert.pem', CERTIFICATE));

    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/^“photo\.pem”超过 20 KB/);
    expect(within(dialog).getByText('商户证书：apiclient_cert.pem')).toBeTruthy();
  });

  it('takes a .p12 by its bytes', async () => {
    const { dialog, pick } = await open();
    await pick(new File([new Uint8Array([0x30, 0x82, 0x0a, 0x01])], 'apiclient_cert.p12'));

    expect(await within(dialog).findByText('.p12 文件：apiclient_cert.p12')).toBeTruthy();
  });

  it('can be uploaded on a phone', async () => {
    setWidth(390);
    const { dialog, pick } = await open();
    await pick(pem('apiclient_cert.pem', CERTIFICATE));
    await within(dialog).findByText('商户证书：apiclient_cert.pem');

    expect(await complaintsOf(dialog)).toEqual([]);
  });
});
