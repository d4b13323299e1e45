import { describe, expect, it } from 'vitest';
import { guardWindow, isUnsaved, setUnsaved } from './unsaved.ts';

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
