/** Functions that jsdom lacks and the component library asks for. */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const { getComputedStyle } = window;

let width = 1440;

/** Width of the window in px; 1440 again before each test. */
export function setWidth(px: number) {
  width = px;
  window.innerWidth = px;
}

const holds = (query: string) => {
  const [, edge, px] = /\((min|max)-width: *([\d.]+)px\)/.exec(query) ?? [];
  return edge === 'min' ? width >= Number(px) : edge === 'max' && width <= Number(px);
};

export function prepareWindow() {
  setWidth(1440);
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
}
