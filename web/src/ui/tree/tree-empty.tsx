import type { ReactNode } from 'react';
import type { AnyCall } from '#contract/call.ts';
import { cleared } from '../scene/address.ts';
import { Empty } from '../list-parts/list-states.tsx';
import { useScene } from '../scene/scene.ts';

interface Props {
  title: string;
  call: AnyCall;
  searched: boolean;
  says: string;
  action?: ReactNode;
}

/** Note that nothing was found, or that nothing is there yet. */
export function TreeEmpty({ title, call, searched, says, action }: Props) {
  const { address } = useScene();
  if (!searched) return <Empty says={says} action={action} />;
  return (
    <Empty
      says={`没有符合条件的${title}`}
      action={
        <button type="button" className="cell-open" onClick={() => address.set(cleared(call))}>
          清空筛选
        </button>
      }
    />
  );
}
