export interface ErrorNote {
  /** How long it stands; 5 s unless the error catalogue says otherwise. */
  seconds?: number;
  /** Shown to be copied, when the fault is ours. */
  requestNo?: string | undefined;
}

/** Whoever shows short notes: the shell with its component library, the sign-in page with plain elements. */
export interface Teller {
  success: (text: string) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
  error: (text: string, note?: ErrorNote) => void;
  /** A note that stands for 30 s with a button that takes the act back. */
  undo: (text: string, takeBack: () => void) => void;
}

const silent: Teller = { success: () => {}, info: () => {}, warning: () => {}, error: () => {}, undo: () => {} };

let teller = silent;

export const setTeller = (next: Teller) => {
  teller = next;
};

/** Says something to the person, wherever the code stands. */
export const tell: Teller = {
  success: (text) => teller.success(text),
  info: (text) => teller.info(text),
  warning: (text) => teller.warning(text),
  error: (text, note) => teller.error(text, note),
  undo: (text, takeBack) => teller.undo(text, takeBack),
};
