import { Button } from 'antd';
import type { ReactNode } from 'react';
import { requestNoOf, sentenceOf } from '../wire/index.ts';
import { CopyText } from '../cells/copy-text.tsx';

/** One sentence that says why nothing is here, and what helps. */
export const Empty = ({ says, action }: { says: string; action?: ReactNode }) => (
  <div className="list-state">
    <svg className="list-state-signal" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M24 6v36M14 42h20" />
      <rect x="15" y="4" width="18" height="22" rx="9" />
      <circle cx="24" cy="11" r="3" />
      <circle cx="24" cy="19" r="3" />
    </svg>
    <p>{says}</p>
    {action}
  </div>
);

/** What failed, said where it happened. */
export const Failing = ({ error, again }: { error: unknown; again: () => void }) => {
  const requestNo = requestNoOf(error);
  return (
    <div className="list-state" role="alert">
      <p>{sentenceOf(error)}</p>
      <Button onClick={again}>重试</Button>
      {requestNo && (
        <small>
          请求编号 <CopyText text={requestNo} />
        </small>
      )}
    </div>
  );
};
