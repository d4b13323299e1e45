/** Functions that jsdom lacks and the component library asks for. */

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const { getComputedStyle } = window;

/** Elements whose display the browser's own sheet decides by more than their name. */
const BY_ATTRIBUTES = new Set(['DIALOG', 'DETAILS', 'INPUT', 'AUDIO', 'VIDEO']);
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const { tagName } = element;
  const isSpecial = BY_ATTRIBUTES.has(tagName) || BY_ATTRIBUTES.has(element.parentElement?.tagName ?? '');
  if (isSpecial || element.hasAttribute('hidden')) return getComputedStyle(element).display;
  const inline = element.hasAttribute('style') ? (element as HTMLElement).style.display : '';
  if (inline) return inline;
  const known = displays.get(tagName) ?? getComputedStyle(document.createElement(tagName)).display;
  displays.set(tagName, known);
  return known;
}

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.getAttribute('style')?.includes('visibility')) return getComputedStyle(element).visibility;
  }
  return 'visible';
}

/**
 * Display and visibility, which every query by role asks of every element. Tests have no style sheets, so that both follow from
 * names and inline styles; jsdom tries all rules of the browser's own sheet, which was a quarter of the time of all tests.
 */
function quickStyle(element: Element): CSSStyleDeclaration {
  let known: CSSStyleDeclaration | undefined;
  const whole = () => (known ??= getComputedStyle(element));
  const read = (name: string) =>
    name === 'display' ? displayOf(element) : name === 'visibility' ? visibilityOf(element) : undefined;
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return (property: string) => read(property) ?? whole().getPropertyValue(property);
      const value: unknown = read(String(name)) ?? Reflect.get(whole(), name);
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
  });
}

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

/** A camera before which this code is held, or one that the person does not allow. Gone before the next test. */
export function openCamera(held: string | undefined) {
  const live = new Set<object>();
  const getUserMedia = async () => {
    if (held === undefined) throw new DOMException('', 'NotAllowedError');
    const track = { stop: () => live.delete(track) };
    live.add(track);
    return { getTracks: () => [track] };
  };
  class BarcodeDetector {
    detect = async () => (live.size > 0 ? [{ rawValue: held }] : []);
  }
  Object.assign(window, { BarcodeDetector });
  Object.assign(navigator, { mediaDevices: { getUserMedia } });
  return { isOn: () => live.size > 0 };
}

/** Pop-ups of a browser that answers so when it is asked; it cannot show any before. Gone before the next test. */
export function openDesktop(answer: NotificationPermission, asked: NotificationPermission = 'default') {
  const shown: { title: string; body: string; tag: string; click: () => void }[] = [];
  class DesktopNotification {
    static permission = asked;
    static requests = 0;
    static requestPermission = async () => {
      DesktopNotification.requests += 1;
      return (DesktopNotification.permission = answer);
    };
    onclick = () => {};
    close = () => {};
    constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
      shown.push({ title, body, tag, click: () => this.onclick() });
    }
  }
  Object.assign(window, { Notification: DesktopNotification });
  return { shown, requests: () => DesktopNotification.requests };
}

export function prepareWindow() {
  setWidth(1440);
  Reflect.deleteProperty(window, 'BarcodeDetector');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Object.defineProperty(HTMLMediaElement.prototype, 'readyState', { configurable: true, value: 4 });
  HTMLMediaElement.prototype.play = async () => {};
  window.ResizeObserver = Observer;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: holds(query),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  window.getComputedStyle = quickStyle;
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
}
