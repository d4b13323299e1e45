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
  window.getComputedStyle = (element) => getComputedStyle(element);
  Element.prototype.scrollIntoView = () => {};
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
}
