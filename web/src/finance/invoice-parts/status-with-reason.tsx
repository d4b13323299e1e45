import type { ReactNode } from 'react';
import './invoice-parts.css';

interface Props {
  /** Reason why it failed; empty where it did not. */
  failure: string;
  /** Further word about it, which is no failure. */
  note?: string;
  children: ReactNode;
}

/** Status of a record, and below it the sentence that says why it went no further. */
export const StatusWithReason = ({ failure, note = '', children }: Props) => (
  <span className="invoice-status">
    {children}
    {failure !== '' && (
      <small className="is-failure" title={failure}>
        {failure}
      </small>
    )}
    {note !== '' && <small title={note}>{note}</small>}
  </span>
);
