import { describe, expect, it } from 'vitest';
import { mugCalls } from '../../../test/sample-calls.ts';
import { permits, signIn, signOut, useSession } from './session.ts';

describe('a permission', () => {
  it.each([
    ['opens its call', ['admin:mug:list'], true],
    ['opens no other call', ['admin:mug:save'], false],
    ['opens every call when it is the wildcard', ['*:*:*'], true],
    ['is needed', [], false],
  ])('%s', (_, held, expected) => {
    expect(permits(held, mugCalls.list)).toBe(expected);
  });

  it('may be any of several', () => {
    expect(permits(['admin:mug:info'], { permission: 'admin:mug:list', orAnyOf: ['admin:mug:info'] })).toBe(true);
  });

  it('is not needed for what every signed-in person may do', () => {
    expect(permits([], 'session')).toBe(true);
  });
});

describe('the token', () => {
  it('is kept in the cookie until the person leaves', () => {
    signIn('abc');
    expect(document.cookie).toContain('Authori-zation=abc');

    signOut();
    expect(document.cookie).not.toContain('abc');
    expect(useSession.getState().token).toBeUndefined();
  });
});
