import { afterEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../cookies.ts';
import { wantsConsole } from './vconsole.ts';

const asked = (value: string) => new URLSearchParams({ VCONSOLE: value });

afterEach(() => writeCookie('VCONSOLE', '', 0));

describe('the hidden console', () => {
  it('opens for the one value, and again by the cookie it leaves', () => {
    expect(wantsConsole('9f86d081', asked('9f86d081'))).toBe(true);
    expect(wantsConsole('9f86d081', new URLSearchParams())).toBe(true);
  });

  it('stays shut for any other value', () => {
    expect(wantsConsole('9f86d081', asked('true'))).toBe(false);
  });

  it('cannot be opened where no value is configured', () => {
    expect(wantsConsole(undefined, asked('undefined'))).toBe(false);
    expect(wantsConsole('', asked(''))).toBe(false);
  });
});
