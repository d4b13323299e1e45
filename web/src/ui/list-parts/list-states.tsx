import { Button } from 'antd';
import { type ReactNode, useContext } from 'react';
import { SlotProvider } from '../action/slot.tsx';
import { FAULT, MissingCall, WireError, isFault, isForbidden, requestNoOf, sentenceOf } from '../wire/index.ts';
import { CopyText } from '../cells/copy-text.tsx';
import { WayBack } from './way-back.ts';

/** Sentence that says why nothing is here, and what helps. */
export const Empty = ({ says, action }: { says: string; action?: ReactNode }) => (
  <div className="list-state">
    <svg className="list-state-signal" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d="M24 6v36M14 42h20" />
      <rect x="15" y="4" width="18" height="22" rx="9" />
      <circle cx="24" cy="11" r="3" />
      <circle cx="24" cy="19" r="3" />
    </svg>
    <p>{says}</p>
    {action && (
      <div className="list-state-acts">
        <SlotProvider value="state">{action}</SlotProvider>
      </div>
    )}
  </div>
);

/** The wire's word for a fault of ours says too little to who has only this; one for missing rights does not say whom to ask. */
function helpFor(error: unknown): string {
  if (isFault(error) && error.message.startsWith(FAULT)) return '系统异常，请重试；还是不行，请把请求号发给管理员';
  if (isForbidden(error)) return '没有权限查看，需要时请联系管理员开通';
  return sentenceOf(error);
}

/** Refusals that a retry cannot change: the record is gone, or not for this person. */
const isFinal = (error: unknown) => error instanceof WireError && !error.isFault;

interface Failed {
  error: unknown;
  again: () => void;
  /** Rows read before stay in sight: a line over their end, which moves nothing. */
  isOver?: boolean;
}

/** Error where it happened, and what helps. */
export function Failing({ error, again, isOver = false }: Failed) {
  const back = useContext(WayBack);
  const requestNo = requestNoOf(error);
  return (
    <div className={isOver ? 'list-state list-state-over' : 'list-state'} role="alert">
      <p>{helpFor(error)}</p>
      {back && isFinal(error) ? (
        <Button onClick={back}>返回列表</Button>
      ) : (
        !(error instanceof MissingCall) && <Button onClick={again}>重试</Button>
      )}
      {requestNo && (
        <small>
          请求号 <CopyText text={requestNo} />
        </small>
      )}
    </div>
  );
}
