import type { ReactNode } from 'react';
import './invoice-parts.css';

/** Status of a record, and below it the sentence that says why it went no further. */
export const StatusWithReason = ({ why, children }: { why: string; children: ReactNode }) => (
  <span className="invoice-status">
    {children}
    {why !== '' && <small title={why}>{why}</small>}
  </span>
);
