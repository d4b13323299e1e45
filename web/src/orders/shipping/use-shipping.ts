import { useRef, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { checkStates, shipmentCalls } from '#contract/orders/shipments.ts';
import { useRun } from '#web/ui/index.ts';
import { requestKey } from '#web/ui/wire/request-key.ts';

export type Found = Answer<typeof shipmentCalls.shipCheck>;

/** Steps of sending a list; `open` shows a run. */
export function useShipping(open: (runId: number | undefined) => void) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  // One for each list that was checked: whoever lost the answer sends it again.
  const key = useRef(requestKey());
  const check = useRun(shipmentCalls.shipCheck, {
    then: (answer) => {
      key.current = requestKey();
      setFound(answer);
    },
  });
  const start = useRun(shipmentCalls.shipRun, {
    then: ({ id }) => {
      setFound(undefined);
      setText('');
      open(id);
    },
  });
  const ready = found?.rows.filter(({ state }) => state === checkStates.ready) ?? [];
  return {
    text,
    found,
    ready,
    setText,
    isChecking: check.isPending,
    isStarting: start.isPending,
    check: () => check.mutate({ text }),
    back: () => setFound(undefined),
    start: () =>
      start.mutate({
        requestKey: key.current,
        rows: ready.map(({ orderNo, expressCode, expressNumber }) => ({ orderNo, expressCode, expressNumber })),
      }),
    /** Takes lines up again, to be mended. */
    mend(lines: string) {
      setText(lines);
      setFound(undefined);
      open(undefined);
    },
  };
}

export type Shipping = ReturnType<typeof useShipping>;
