import { afterEach, describe, expect, it } from 'vitest';
import { signInCalls } from '#contract/access/sign-in.ts';
import { fakeWire, on } from '../../../test/fake-wire.ts';
import { readCookie, writeCookie } from '../session/cookies.ts';
import { wantsConsole } from './vconsole.ts';

const asked = (value: string) => new URLSearchParams({ VCONSOLE: value });
const realFetch = globalThis.fetch;

/** A server whose shop has this value. */
function serve(hash: string) {
  const wire = fakeWire([on(signInCalls.debugConsole, ({ value }) => value === hash)]);
  globalThis.fetch = (address, init) => wire.fetch(String(address), init);
  return wire;
}

afterEach(() => {
  globalThis.fetch = realFetch;
  writeCookie('VCONSOLE', '', 0);
});

describe('the hidden console', () => {
  it('opens for the one value, and again by the cookie it leaves', async () => {
    serve('9f86d081');

    expect(await wantsConsole(asked('9f86d081'))).toBe(true);
    expect(await wantsConsole(new URLSearchParams())).toBe(true);
  });

  it('stays shut for any other value, and leaves no cookie', async () => {
    serve('9f86d081');

    expect(await wantsConsole(asked('another1'))).toBe(false);
    expect(readCookie('VCONSOLE')).toBeFalsy();
  });

  it('asks nobody about those who did not ask for it', async () => {
    const { sent } = serve('9f86d081');

    expect(await wantsConsole(new URLSearchParams())).toBe(false);
    expect(sent(signInCalls.debugConsole)).toEqual([]);
  });
});
