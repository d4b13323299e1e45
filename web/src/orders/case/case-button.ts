import type { Key } from '#web/ui/wire/index.ts';
import type { Case } from './case-state.tsx';

export interface CaseButton {
  of: Case;
  /** Next thing that the shop has to do. */
  primary?: boolean;
  /** Repeats that of the button, where a row looks for it. */
  call?: Key;
  /** The same for what it needs besides. */
  also?: Key;
}
