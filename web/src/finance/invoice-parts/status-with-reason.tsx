import type { ReactNode } from 'react';
import './invoice-parts.css';

/** Standing of a record, and below it the sentence that says why it went no further. */
export const Standing = ({ why, children }: { why: string; children: ReactNode }) => (
  <span className="invoice-standing">
    {children}
    {why !== '' && <small title={why}>{why}</small>}
  </span>
);
