import { describe, expect, it } from 'vitest';
import { readS3Address } from './s3-address.ts';

describe('the address of a bucket', () => {
  it('is one line', () => {
    expect(readS3Address('s3://AK:se%2Fcret@oss-cn-hangzhou.aliyuncs.com/shop/files/here?region=cn-hangzhou&path=0')).toEqual({
      endpoint: 'https://oss-cn-hangzhou.aliyuncs.com',
      region: 'cn-hangzhou',
      bucket: 'shop',
      prefix: 'files/here/',
      accessKeyId: 'AK',
      secretAccessKey: 'se/cret',
      inPath: false,
    });
  });

  it('says little when little has to be said', () => {
    expect(readS3Address('s3://a:b@127.0.0.1:9000/shop?tls=0')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
      prefix: '',
      inPath: true,
    });
  });

  it.each([
    'shop',
    'https://a:geheim@host/shop',
    's3://host/shop',
    's3://a@host/shop',
    's3://a:geheim@host',
    's3://a:geheim%@host/shop',
  ])('stops the start when it cannot be read, and tells nothing of it: %s', (text) => {
    expect(() => readS3Address(text)).toThrow(/^STORAGE_URL 不正确(?!.*geheim)/);
  });
});
