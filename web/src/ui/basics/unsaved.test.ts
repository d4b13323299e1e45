import { describe, expect, it } from 'vitest';
import { forgetUnsaved, guardWindow, isUnsaved, setUnsaved } from './unsaved.ts';

const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asked' : 'gone';
};

describe('a window with something unsaved', () => {
  it('asks before it goes, until it is saved', () => {
    const stop = guardWindow();
    expect(leave()).toBe('gone');

    setUnsaved('/a', true);
    setUnsaved('/b', true);
    setUnsaved('/a', false);
    expect(isUnsaved('/a')).toBe(false);
    expect(leave()).toBe('asked');

    setUnsaved('/b', false);
    expect(leave()).toBe('gone');
    stop();
  });
});

describe('a page that is thrown away', () => {
  it('takes what was typed in its dialogs along', () => {
    for (const place of ['/a', '/a 添加品牌', '/ab']) setUnsaved(place, true);

    forgetUnsaved('/a');

    expect([isUnsaved('/a'), isUnsaved('/ab')]).toEqual([false, true]);
  });
});
