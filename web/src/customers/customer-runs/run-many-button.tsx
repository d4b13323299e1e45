import { lazy } from 'react';
import { type Key, OpenButton } from '#web/ui/index.ts';
import type { ChosenCustomers } from './chosen.ts';

// The list must not wait for what only a click needs.
const RunDialog = lazy(() => import('./run-dialog.tsx').then((module) => ({ default: module.RunDialog })));

const labels = { coupon: '发送优惠券', tags: '设置标签', group: '设置分组', notice: '发送通知' } as const;

interface Props {
  act: keyof typeof labels;
  call: Key;
  also?: Key;
  chosen: ChosenCustomers;
  /** Customers that it is for, in words. */
  whom: string;
  /** Label of the button, where it is one of several for many. */
  label?: string;
  then?: () => void;
}

/** Act on many customers, previewed first. */
export function RunManyButton({ act, call, also = 'session', chosen, whom, label = labels[act], then }: Props) {
  return (
    <OpenButton label={label} call={call} also={also}>
      {(close) => (
        <RunDialog
          act={act}
          chosen={chosen}
          whom={whom}
          onClose={(hasRun) => {
            close();
            // The choice goes last: the bar that holds the dialog goes with it.
            if (hasRun) then?.();
          }}
        />
      )}
    </OpenButton>
  );
}
