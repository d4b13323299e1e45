import { X509Certificate, createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentKey, goCertificate, goNotice, madeUp } from '../../../../test/wechat-vectors.ts';
import { authorizationOf } from './authorization.ts';
import { openResource } from './open-resource.ts';
import { payParameters } from './pay-parameters.ts';
import { type MessageHeaders, isSignedBy, signedMessage, verifyMessage } from './verify-message.ts';

const privateKey = createPrivateKey(documentKey);
const stamp = { timestamp: '1554208460', nonce: '593BEC0C930BF1AFEB40B4A08C8FB242' };
const at = (seconds: number) => new Date(seconds * 1000);

describe('the published examples of the third version', () => {
  it('sign the order of the document as it does', () => {
    const body =
      '{"appid":"wxd678efh567hg6787","mchid":"1230000109","description":"Image形象店-深圳腾大-QQ公仔","out_trade_no":"1217752501201407033233368018",' +
      '"notify_url":"https://www.weixin.qq.com/wxpay/pay.php","amount":{"total":100,"currency":"CNY"},"payer":{"openid":"oUpF8uMuAJO_M2pxb1Q9zNjWeS6o"}}';
    const merchant = { merchantNo: '1900007291', serialNo: '408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB', privateKey };

    expect(authorizationOf(merchant, { method: 'POST', target: '/v3/pay/transactions/jsapi', body, ...stamp })).toBe(
      'WECHATPAY2-SHA256-RSA2048 mchid="1900007291",nonce_str="593BEC0C930BF1AFEB40B4A08C8FB242",signature="gEuexJ547PHFV77TQ6eiE4tphVYf' +
        'WfUe1Wc2dBmVnoMYU2rl/M4zhw+b3vBhuMw6AC7pteNkryLA7UWU2h+umo0OdSuuLm1++O3NckQPCSfm6dypsjn4GYm84KMqXWFrhFmyxEwIdEJDr3w1UYfxOcu55OQ' +
        'upfLkrt/ZzuOspnliJFrPzGQFUk7lGqMMtpz3EfbDUNxnVsHblORg3hVmuYNmbGWnS2ovU30Y2Q+iKFDxzkaXBk8LTy6HzvxizRo6Q+J4SVM7O0hKXfgo1QdI68kpzN' +
        'ULb3EVBXlhTyPUzhkHzzLxECL1qHl3HH2hEv8++C+4wBlsagF3j/O6PABojA==",timestamp="1554208460",' +
        'serial_no="408B07E79B8269FEC3D5D3E6AB8ED163A6A380DB"',
    );
  });

  it('sign a path with its query as it is sent', () => {
    const target =
      '/v3/marketing/partnerships?limit=5&offset=10&authorized_data%3D%7B%22business_type%22%3A%22FAVOR_STOCK%22%2C%20%22stock_id%22%3A' +
      '%222433405%22%7D&partner%3D%7B%22type%22%3A%22APPID%22%2C%22appid%22%3A%22wx4e1916a585d1f4e9%22%2C%22merchant_id%22%3A%222480029552%22%7D';
    const merchant = { merchantNo: '1900007291', serialNo: 'S', privateKey };

    expect(authorizationOf(merchant, { method: 'GET', target, body: '', ...stamp })).toContain(
      'signature="C9PrZx8RTw7NF+e6SLmZxKgUBdXjH6EmUiu1i85Y6MApfWn4ueNpS4ED5no6uGObU0cfzTdaWyl6gAWDmyO2nG3MjHursadpzpNT8d+HaZapKis+boTHwJLgZ',
    );
  });

  it('sign the parameters of a page', () => {
    const prepayment = { appId: 'wx2421b1c4370ec43b', prepayId: 'wx201410272009395522657a690389285100', ...stamp };

    expect(payParameters(prepayment, privateKey)).toMatchObject({
      package: 'prepay_id=wx201410272009395522657a690389285100',
      paySign:
        'mI35pfNEQV6777ke/1T+LJLQDNTm7yeoUJH+j/adPGhmCCi0PbgkvYQTRcXH0uibcLVtvFLdGLpmoYO9FV6lBBsTAjuhh5YOvQi0e2g3e0yytitiNET9FEuqM0pjnKfRW' +
        '4K6LIZDdbWJv9KhZUx3DrJa5TL7OJ7VdADVivxVySIlPVKjGwuCXzuXSJes0UcILgWQUMyha5/3nYofuHtS7r+KYyMuxD+oJ9VM1Qdxk4UIG59CP5Y3wtYIFybyF3bdu1' +
        'caHTRRX+DLyMXyYA/IrTmiW01c4RPjpHBX5Dk1sZyY1zVsWNsvMHr2e1NTWtBxKJ+qk5N61J7caYoepHFaxw==',
    });
  });

  it('open the resource of wechatpay-java', () => {
    const sealed = {
      algorithm: 'AEAD_AES_256_GCM',
      nonce: 'uluk4a9R25RW',
      associated_data: 'associatedData',
      ciphertext: 'ulwSiIajGClcvcOYvOQ7+l+0PAbzzwI=',
    } as const;

    expect(openResource('a7cde1ZJB1kG2e7VfTs3jQzaWizur8Gb', sealed)).toBe('message');
  });

  it('open the resource with made-up values', () => {
    expect(JSON.parse(openResource(madeUp.apiV3Key, madeUp.resource) ?? '')).toMatchObject({
      transaction_id: '4200009999202609210000000001',
      amount: { total: 2000, payer_total: 1990 },
    });
  });

  it('verify the notice of wechatpay-go', async () => {
    const key = new X509Certificate(goCertificate).publicKey;
    const message = signedMessage(goNotice.headers, Buffer.from(goNotice.body));

    expect(await verifyMessage(message, async () => key, at(1624523846))).toBe('valid');
  });
});

describe('a message of the third version', () => {
  const publicKey = createPublicKey(goCertificate);
  const keyOf = async (serialNo: string) => (serialNo === 'D7CE59D1F522D701' ? publicKey : undefined);
  const verdict = (headers: MessageHeaders, body = goNotice.body, now = 1624523846) =>
    verifyMessage(signedMessage({ ...goNotice.headers, ...headers }, Buffer.from(body)), keyOf, at(now));

  it('is valid for five minutes in both directions', async () => {
    const shifts = [-301, -300, 300, 301];
    expect(await Promise.all(shifts.map((shift) => verdict({}, goNotice.body, 1624523846 + shift)))).toEqual([
      'early',
      'valid',
      'valid',
      'late',
    ]);
  });

  it.each([
    ['another byte of its body', {}, goNotice.body.replace('签约', '解约'), 'forged'],
    ['a line break behind its body', {}, `${goNotice.body}\n`, 'forged'],
    ['another nonce', { 'wechatpay-nonce': 'another' }, goNotice.body, 'forged'],
    ['another timestamp', { 'wechatpay-timestamp': '1624523847' }, goNotice.body, 'forged'],
    ['the signature of a probe', { 'wechatpay-signature': 'WECHATPAY/SIGNTEST/MadeUpProbe00000' }, goNotice.body, 'forged'],
    ['a serial number that nobody knows', { 'wechatpay-serial': 'PUB_KEY_ID_1' }, goNotice.body, 'unknownKey'],
    ['no signature', { 'wechatpay-signature': undefined }, goNotice.body, 'unsigned'],
    ['no serial number', { 'wechatpay-serial': '' }, goNotice.body, 'unsigned'],
    ['a time that is none', { 'wechatpay-timestamp': 'today' }, goNotice.body, 'unsigned'],
    ['another way of signing', { 'wechatpay-signature-type': 'WECHATPAY2-SM2-WITH-SM3' }, goNotice.body, 'unsigned'],
  ])('is not taken with %s', async (_case, headers, body, outcome) => {
    expect(await verdict(headers, body)).toBe(outcome);
  });

  it('is not taken with a signature that says it in other letters', () => {
    const loose = `${goNotice.headers['wechatpay-signature'].replace('==', '')}`;
    const message = signedMessage({ ...goNotice.headers, 'wechatpay-signature': loose }, Buffer.from(goNotice.body));

    expect(message && isSignedBy(publicKey, message)).toBe(false);
  });
});

describe('a resource', () => {
  const opened = (
    change: Partial<Record<'ciphertext' | 'nonce' | 'associated_data', string | undefined>>,
    key: string = madeUp.apiV3Key,
  ) => openResource(key, { ...madeUp.resource, ...change });
  const [first = '', ...rest] = madeUp.resource.ciphertext;

  it.each([
    ['an altered byte', { ciphertext: [first === 'A' ? 'B' : 'A', ...rest].join('') }],
    ['an altered tag', { ciphertext: madeUp.resource.ciphertext.replace('jcHg=', 'jcHk=') }],
    ['its tag cut off', { ciphertext: Buffer.from(madeUp.resource.ciphertext, 'base64').subarray(0, -16).toString('base64') }],
    ['less than a tag', { ciphertext: Buffer.alloc(15).toString('base64') }],
    ['text that is no base64', { ciphertext: `${madeUp.resource.ciphertext} ` }],
    ['other data beside it', { associated_data: 'refund' }],
    ['no data beside it', { associated_data: undefined }],
    ['a nonce of another length', { nonce: 'nonce000001' }],
    ['no nonce', { nonce: '' }],
  ])('stays closed with %s', (_case, change) => {
    expect(opened(change)).toBeUndefined();
  });

  it('stays closed to a key of another length, or another key', () => {
    expect(opened({}, madeUp.apiV3Key.slice(0, 16))).toBeUndefined();
    expect(opened({}, 'AnotherApiV3Key0AnotherApiV3Key0')).toBeUndefined();
  });
});
