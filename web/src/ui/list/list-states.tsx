import { Button } from 'antd';
import type { ReactNode } from 'react';
import { WireError, requestNoOf, sentenceOf } from '../wire/index.ts';
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

/** The wire's word for a fault of ours says too little to who has only this. */
const helpFor = (error: unknown) =>
  error instanceof WireError && error.message === '系统异常'
    ? '系统异常，请重试；还是不行，请把请求号发给管理员'
    : sentenceOf(error);

/** What failed, said where it happened. */
export const Failing = ({ error, again }: { error: unknown; again: () => void }) => {
  const requestNo = requestNoOf(error);
  return (
    <div className="list-state" role="alert">
      <p>{helpFor(error)}</p>
      <Button onClick={again}>重试</Button>
      {requestNo && (
        <small>
          请求号 <CopyText text={requestNo} />
        </small>
      )}
    </div>
  );
};
