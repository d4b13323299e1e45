import type { ReactNode } from 'react';
import { usePhone } from '../basics/use-phone.ts';
import { FoldedActions } from './row-actions.tsx';
import './detail-acts.css';

/** Acts of a row above its detail; a phone has room for the next step. */
export const DetailActs = ({ children }: { children: ReactNode }) => (
  <div className="detail-acts">
    <FoldedActions inSight={usePhone() ? 1 : 4}>{children}</FoldedActions>
  </div>
);
