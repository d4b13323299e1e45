import type { Reconciliation } from '#contract/finance/reconciliations.ts';
import { Signal } from '#web/ui/index.ts';

/** The state of a day: even, or how many records differ. */
export const State = ({ of: { differing } }: { of: Pick<Reconciliation, 'differing'> }) =>
  differing === 0 ? <Signal of="done">已对平</Signal> : <Signal of="trouble">{`${differing} 处差异`}</Signal>;
