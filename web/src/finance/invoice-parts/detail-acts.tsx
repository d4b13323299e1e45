import type { ReactNode } from 'react';
import { FoldedActions } from '#web/ui/action/row-actions.tsx';
import { usePhone } from '#web/ui/basics/use-phone.ts';

/** Acts of a row above its detail; a phone has room for the next step. */
export const DetailActs = ({ children }: { children: ReactNode }) => (
  <div className="invoice-acts">
    <FoldedActions inSight={usePhone() ? 1 : 4}>{children}</FoldedActions>
  </div>
);
