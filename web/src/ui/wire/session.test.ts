import { describe, expect, it, vi } from 'vitest';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { mugCalls } from '../../../test/sample-calls.ts';
import {
  extensionKey,
  impersonate,
  isOneOf,
  isWithinLimits,
  may,
  permits,
  permitsAll,
  signIn,
  signOut,
  useSession,
} from './session.ts';

describe('a permission', () => {
  it.each([
    ['opens its call', ['admin:mug:list'], true],
    ['opens no other call', ['admin:mug:save'], false],
    ['opens every call when it is the wildcard', ['*:*:*'], true],
    ['is needed', [], false],
  ])('%s', (_, permissions, expected) => {
    expect(permits(permissions, mugCalls.list)).toBe(expected);
  });

  it('may be any of several', () => {
    expect(permits(['admin:mug:info'], { permission: 'admin:mug:list', orAnyOf: ['admin:mug:info'] })).toBe(true);
  });

  it('is not needed for what every signed-in person may do', () => {
    expect(permits([], 'session')).toBe(true);
  });
});

describe('a limit', () => {
  const asSeller = (ownShops?: { id: number; name: string }[]) =>
    useSession.setState({
      info: {
        name: '',
        realName: '',
        roles: [],
        permissions: ['admin:order:send'],
        ...(ownShops && { ownShops, isLimited: true }),
      },
    });
  const bulk = extensionKey('admin:order:send', 'whole_order');

  it('closes a call though another of the same right is open', () => {
    asSeller([{ id: 1, name: '甲店' }]);
    expect([may(sendingCalls.send), may(bulk), isWithinLimits(payBackCalls.countPayBack)]).toEqual([true, false, false]);
    asSeller();
    expect([may(sendingCalls.send), may(bulk), isWithinLimits(payBackCalls.countPayBack)]).toEqual([true, true, true]);
    useSession.setState({ info: undefined });
  });
});

describe('several permissions', () => {
  it('open when one of them is held', () => {
    expect(permits(['admin:mug:info'], ['admin:mug:list', 'admin:mug:info'])).toBe(true);
    expect(permits(['admin:cup:info'], ['admin:mug:list', 'admin:mug:info'])).toBe(false);
  });

  it('are all needed where all are asked for', () => {
    expect(permitsAll(['admin:mug:info'], ['admin:mug:list', 'admin:mug:info'])).toBe(false);
    expect(permitsAll(['admin:mug:info', 'admin:mug:list'], ['admin:mug:list', 'admin:mug:info'])).toBe(true);
    expect(permitsAll(['*:*:*'], ['admin:mug:list', 'admin:mug:info'])).toBe(true);
  });

  it('open nothing when none is named, and say so', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});

    expect([permits(['*:*:*'], []), permitsAll(['*:*:*'], []), isOneOf(['admin'], [])]).toEqual([false, false, false]);
    expect(complaint).toHaveBeenCalledTimes(3);
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('need roles!'));
    complaint.mockRestore();
  });
});

describe('a role', () => {
  it.each([
    ['opens what asks for it', ['editor'], true],
    ['does not open what asks for another', ['keeper'], false],
    ['opens everything when it is admin', ['admin'], true],
  ])('%s', (_, roles, expected) => {
    expect(isOneOf(roles, ['editor', 'author'])).toBe(expected);
  });
});

describe('a look as somebody else', () => {
  it('stays in this tab, and leaves one’s own sign-in as it was, also where calls fail after its end', async () => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { protocol: 'http:', assign });
    signIn('mine');
    impersonate('theirs');
    vi.resetModules();
    const loaded = await import('./session.ts');
    expect([loaded.isImpersonating(), loaded.useSession.getState().token]).toEqual([true, 'theirs']);

    loaded.stopImpersonating();
    loaded.signOut();
    expect([sessionStorage.getItem('impersonation'), document.cookie.includes('Authori-zation=mine')]).toEqual([null, true]);
    expect(assign.mock.calls).toEqual([['/'], ['/'], ['/']]);
    vi.unstubAllGlobals();
    signOut();
    // The files that follow in this process would look as somebody else.
    vi.resetModules();
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

  it('is kept for the tab where cookies are refused', () => {
    const refused = vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    signIn('ghi');
    expect(sessionStorage.getItem('token')).toBe('ghi');

    signOut();
    expect(sessionStorage.getItem('token')).toBeNull();
    refused.mockRestore();
  });

  it('travels on no open line once the page came over https', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    signIn('abc');
    vi.stubGlobal('location', { protocol: 'https:' });
    signIn('def');

    expect(written.mock.calls.map(([text]) => text.includes('; Secure'))).toEqual([false, true]);
    vi.unstubAllGlobals();
    written.mockRestore();
    signOut();
  });
});
