import { describe, expect, it } from 'vitest';
import { ownAddress, signInFor } from './addresses.ts';

describe('the way back after a sign-in', () => {
  it.each(['/operation/systemSms/pay?type=sms', '/store/index'])('leads to a page of ours: %s', (url) => {
    expect(ownAddress(url)).toBe(url);
    expect(new URLSearchParams(signInFor(url).split('?')[1]).get('url')).toBe(url);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null])(
    'leads nowhere else: %s',
    (url) => expect(ownAddress(url)).toBeUndefined(),
  );
});
