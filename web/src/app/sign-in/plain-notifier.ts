import type { Notifier } from '#web/ui/basics/notify.ts';

const SECONDS = 5;

function note(kind: string, text: string, seconds = SECONDS): () => void {
  const line =
    document.querySelector('.plain-notes') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { className: 'plain-notes' }));
  line.setAttribute('aria-live', 'polite');
  const box = Object.assign(document.createElement('div'), { className: `plain-note plain-note-${kind}`, textContent: text });
  line.append(box);
  setTimeout(() => box.remove(), seconds * 1000);
  return () => box.remove();
}

/** Notifications without the component library, which the sign-in page does not load. */
export const plainNotifier: Notifier = {
  success: (text) => void note('success', text),
  info: (text) => void note('info', text),
  warning: (text) => void note('warning', text),
  error: (text, about) => note('error', about?.requestNo ? `${text}（请求号 ${about.requestNo}）` : text, about?.seconds),
  undo: (text) => {
    note('info', text);
    return () => {};
  },
};
