import { afterEach, describe, expect, it } from 'vitest';
import { dropKeys, holdKeys, keepLine } from './typed-ahead.ts';

/** Presses keys of a scanner, or of a person who pauses first. */
function press(keys: string, at: number) {
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key: key === '\n' ? 'Enter' : key });
    Object.defineProperty(event, 'timeStamp', { value: at });
    window.dispatchEvent(event);
  }
}

afterEach(() => void dropKeys());

describe('numbers that wait for a decision', () => {
  it('are not begun by a letter that somebody pressed meanwhile', () => {
    holdKeys();
    keepLine('SF1000000000001');
    press('j', performance.now());
    press('SF1000000000002\n', performance.now() + 5000);
    press('k', performance.now() - 5000);
    expect(dropKeys()).toEqual(['SF1000000000001', 'SF1000000000002']);
  });

  it('are taken whole from a scanner that stutters', () => {
    holdKeys();
    press('SF10000000', performance.now() - 900);
    press('00003\n', performance.now());
    expect(dropKeys()).toEqual(['SF1000000000003']);
  });
});
