import { below } from '#web/ui/basics/below.ts';
const KEY = 'desktop-notices';

/** Reasons for which notices do or do not pop up on the desktop of this browser. */
export type Desktop = 'on' | 'off' | 'unanswered' | 'refused' | 'insecure' | 'unsupported';

const isChosen = () => localStorage.getItem(KEY) === 'on';

export function desktopState(): Desktop {
  // Its kin in a page that came by http refuses everything, for another reason.
  if (window.isSecureContext === false) return 'insecure';
  if (!('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  return isChosen() && Notification.permission === 'granted' ? 'on' : 'off';
}

interface PopUp {
  title: string;
  body: string;
  /** Pop-ups of the same name replace each other, those of several tabs too. */
  tag: string;
  onOpen: () => void;
}

/** False where the browser allows it and cannot do it, as those of phones. */
export function popUp({ title, body, tag, onOpen }: PopUp): boolean {
  try {
    const shown = new Notification(title, { body, tag, icon: below('/favicon.svg') });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onOpen();
    };
    return true;
  } catch {
    return false;
  }
}

/** Asks the browser, in answer to a click; the first pop-up shows that it works. */
export async function turnDesktopOn(): Promise<Desktop> {
  const before = desktopState();
  if (before !== 'off') return before;
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'unanswered';
  const works = popUp({ title: '桌面提醒已开启', body: '有新通知时会像这样提醒', tag: 'desktop-on', onOpen: () => {} });
  if (!works) return 'unsupported';
  localStorage.setItem(KEY, 'on');
  return 'on';
}

export const turnDesktopOff = () => localStorage.removeItem(KEY);
