import { type ReactNode, useRef, useState } from 'react';
import { WarnedDialog, type Warnings } from './warned-dialog.tsx';

interface Warned {
  /** Resolves to the reason for going on, or to undefined where the person goes back to the form. */
  ask: (warnings: Warnings) => Promise<string | undefined>;
  dialog: ReactNode;
}

/** Warnings before something is saved: the person goes on with a reason, or goes back. */
export function useWarned(): Warned {
  const [warnings, setWarnings] = useState<Warnings>();
  const answer = useRef<(reason: string | undefined) => void>(undefined);
  const end = (reason: string | undefined) => {
    setWarnings(undefined);
    answer.current?.(reason);
  };
  return {
    ask: (found) =>
      new Promise((resolve) => {
        answer.current = resolve;
        setWarnings(found);
      }),
    dialog: warnings && <WarnedDialog {...warnings} onEnd={end} />,
  };
}
