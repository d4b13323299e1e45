import { describe, expect, it } from 'vitest';
import { type Signed, canonicalQuery, textToSign } from '#contract/storefront/signature.ts';
import { hashOfBody, isSignedBy, signatureOf } from './signature.ts';

const signed: Signed = {
  method: 'post',
  path: '/api/open/order/create',
  query: new URLSearchParams('b=2&a=1'),
  bodyHash: hashOfBody('{"a":1}'),
  timestamp: '1763683200',
  nonce: 'abcdefgh',
};

describe('what is signed', () => {
  it('is six lines that anybody can write', () => {
    expect(textToSign(signed).split('\n')).toEqual([
      'POST',
      '/api/open/order/create',
      'a=1&b=2',
      '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862',
      '1763683200',
      'abcdefgh',
    ]);
    expect(hashOfBody('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  it.each([
    ['', ''],
    ['b=2&a=1&a=0', 'a=0&a=1&b=2'],
    ['word=%E6%9D%AF%20%26+x', 'word=%E6%9D%AF%20%26%20x'],
    ['a=&A=1', 'A=1&a='],
  ])('has its parameters in the order of their names, written one way: %j', (query, text) => {
    expect(canonicalQuery(new URLSearchParams(query))).toBe(text);
  });
});

describe('a signature', () => {
  const signature = signatureOf('secret', signed);

  it('is of the secret and of all that is signed, in either case of its digits', () => {
    expect([isSignedBy('secret', signed, signature), isSignedBy('secret', signed, signature.toUpperCase())]).toEqual([
      true,
      true,
    ]);
    expect(isSignedBy('other', signed, signature)).toBe(false);
  });

  it.each<Partial<Signed>>([
    { method: 'GET' },
    { path: '/api/open/order/pay' },
    { query: new URLSearchParams('a=1') },
    { bodyHash: hashOfBody('{"a":2}') },
    { timestamp: '1763683201' },
    { nonce: 'abcdefgi' },
  ])('is not that of another request: %#', (other) => {
    expect(isSignedBy('secret', { ...signed, ...other }, signature)).toBe(false);
  });

  it.each(['', 'x', '签名', signature.slice(1), `${signature}0`])('is none of another length: %j', (given) => {
    expect(isSignedBy('secret', signed, given)).toBe(false);
  });
});
