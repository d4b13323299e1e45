import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

/** What jsdom lacks and the component library asks for; and every unexpected console error fails its test. */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Parts of a screen are loaded when they are needed, on a machine that is busy with other tests.
configure({ asyncUtilTimeout: 5000 });

const problems: unknown[][] = [];
const { getComputedStyle } = window;

let width = 1440;

/** Width of the window in px; 1440 again after each test. */
export function setWidth(px: number) {
  width = px;
  window.innerWidth = px;
}

const holds = (query: string) => {
  const [, edge, px] = /\((min|max)-width: *([\d.]+)px\)/.exec(query) ?? [];
  return edge === 'min' ? width >= Number(px) : edge === 'max' && width <= Number(px);
};

beforeEach(() => {
  setWidth(1440);
  problems.length = 0;
  window.ResizeObserver = Observer;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: holds(query),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.getComputedStyle = (element) => getComputedStyle(element);
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  console.error = (...said) => problems.push(said);
});

afterEach(() => {
  expect(problems).toEqual([]);
});
