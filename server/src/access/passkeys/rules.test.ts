import { describe, expect, it } from 'vitest';
import { challengeOf, domainOf, originsOf } from './rules.ts';

describe('the domain of a passkey', () => {
  it.each([
    ['shop.example.com', 'shop.example.com'],
    ['shop.example.com:8443', 'shop.example.com'],
    ['localhost:3000', 'localhost'],
    ['192.168.1.7:3000', undefined],
    ['[::1]:3000', undefined],
    ['shop', undefined],
    ['', undefined],
  ])('of %s is %s', (host, domain) => {
    expect(domainOf(host)).toBe(domain);
  });

  it('is good over https, and over http on the machine itself', () => {
    expect(originsOf('shop.example.com')).toEqual(['https://shop.example.com']);
    expect(originsOf('localhost:3000')).toEqual(['https://localhost:3000', 'http://localhost:3000']);
  });
});

describe('the challenge that a device signed', () => {
  const said = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');

  it('is read from its answer', () => {
    expect(challengeOf(said({ challenge: 'abc' }))).toBe('abc');
  });

  it.each([[said({ challenge: 7 })], [said(null)], [said('abc')], ['not base64'], ['']])('is none in %s', (text) => {
    expect(challengeOf(text)).toBeUndefined();
  });
});
