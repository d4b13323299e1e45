import { describe, expect, it } from 'vitest';
import { canonicalQuery, signedHeaders } from './signature.ts';

describe('the signature of Alibaba Cloud', () => {
  it('is that of the published example', () => {
    const { authorization } = signedHeaders(
      { id: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        path: '/',
        action: 'RunInstances',
        version: '2014-05-26',
        query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
        now: new Date('2023-10-26T10:22:32.000Z'),
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
    );

    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;' +
        'x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    );
  });

  it('is over a query in one spelling', () => {
    expect(canonicalQuery({ b: "(a)*!'~ +", a: '签名' })).toBe('a=%E7%AD%BE%E5%90%8D&b=%28a%29%2A%21%27~%20%2B');
  });
});
