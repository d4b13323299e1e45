import type { ReactNode } from 'react';
import { AsOf } from '../why/why.ts';
import { Failing } from '../list-parts/list-states.tsx';

/** An answer that figures wait for. */
interface QueryState {
  data: unknown;
  error: Error | null;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Figures that are read together, or in their place what failed and a way to ask again. */
export function Figures({ of, children }: { of: readonly QueryState[]; children: ReactNode }) {
  const failed = of.filter(({ data, error }) => error !== null && data === undefined);
  const [first] = failed;
  if (!first) return <AsOf value={Math.min(...of.map(({ dataUpdatedAt }) => dataUpdatedAt)) || undefined}>{children}</AsOf>;
  return (
    <div className="figure-card figures-failed">
      <Failing error={first.error} again={() => failed.forEach(({ refetch }) => void refetch())} />
    </div>
  );
}
