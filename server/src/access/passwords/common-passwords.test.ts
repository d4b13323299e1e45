import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password', () => {
  it.each(['123456', 'Password', 'woaini520', '888888', 'abcabc', '3456789', '987654', 'abcdefg', 'Boss2024', 'xbossx'])(
    'that is tried early is too common: %s',
    (password) => {
      expect(isCommonPassword(password, 'boss')).toBe(true);
    },
  );

  it.each(['tram-depot-7', '高铁票务室2026', 'k8vq2m'])('that has to be guessed is not: %s', (password) => {
    expect(isCommonPassword(password, 'boss')).toBe(false);
  });

  it('may hold the letter that an account is called by', () => {
    expect(isCommonPassword('tram-depot-7', 'a')).toBe(false);
  });
});
