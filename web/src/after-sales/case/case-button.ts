import type { Case } from './case-state.tsx';

export interface CaseButton {
  of: Case;
  /** Next thing that the shop has to do. */
  primary?: boolean;
}
