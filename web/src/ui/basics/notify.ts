export interface ErrorNotification {
  /** 5 s by default. */
  seconds?: number;
  /** Shown to be copied, when the fault is ours. */
  requestNo?: string | undefined;
}

/** Way on from a notification. */
export interface NotificationAct {
  label: string;
  run: () => void;
}

/** Shows notifications: in the shell with the component library, on the sign-in page with plain elements. */
export interface Notifier {
  success: (text: string, act?: NotificationAct) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
  /** Answers how to close it before its time. */
  error: (text: string, note?: ErrorNotification) => () => void;
  /** Stays for 30 s with an undo button; answers how to close it before. */
  undo: (text: string, onUndo: () => void) => () => void;
}

const silent: Notifier = { success: () => {}, info: () => {}, warning: () => {}, error: () => () => {}, undo: () => () => {} };

let notifier = silent;

export const setNotifier = (next: Notifier) => {
  notifier = next;
};

/** Notifications from any code, inside and outside of components. */
export const notify: Notifier = {
  success: (text, act) => notifier.success(text, act),
  info: (text) => notifier.info(text),
  warning: (text) => notifier.warning(text),
  error: (text, note) => notifier.error(text, note),
  undo: (text, onUndo) => notifier.undo(text, onUndo),
};
