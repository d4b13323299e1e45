import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newSecret, plainCode, recoveryCodes, stepOf } from './rules.ts';

const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the time', () => {
  // The last six of the eight digits that RFC 6238 prints in its appendix B.
  const secret = Secret.fromUTF8('12345678901234567890').base32;

  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is at second %i what RFC 6238 says', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it('may come one step early or late, and no more', () => {
    const steps = [-60, -30, 0, 30, 60].map((late) => stepOf(secret, '050471', at(1111111111 + late)));

    expect(steps).toEqual([undefined, 37037037, 37037037, 37037037, undefined]);
  });

  it('is no code of another secret', () => {
    expect(stepOf(newSecret(), '050471', at(1111111111))).toBeUndefined();
  });
});

describe('recovery codes', () => {
  it('are ten, all different, and read however they are typed', () => {
    const codes = recoveryCodes();

    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    expect(plainCode(' ABCD efgh-0123 4567')).toBe('abcdefgh01234567');
  });
});
