import { useRef, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { type SheetPlaces, checkStates, shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { useConfirm } from '#web/ui/action/confirm.ts';
import { useRun } from '#web/ui/index.ts';
import { requestKey } from '#web/ui/wire/request-key.ts';

export type CheckedShipments = Answer<typeof shipmentCalls.shipCheck>;

/** Steps of sending a list; `open` shows a run. */
export function useShipping(open: (runId: number | undefined) => void) {
  const [text, write] = useState('');
  /** Place of the lines in the sheet that they were read from; lines that somebody changed have none. */
  const [places, setPlaces] = useState<SheetPlaces>();
  const [found, setFound] = useState<CheckedShipments>();
  // Key of a checked list, so that a lost answer can be sent again.
  const key = useRef(requestKey());
  const setText = (lines: string, sheet?: SheetPlaces) => {
    write(lines);
    setPlaces(sheet);
  };
  const check = useRun(shipmentCalls.shipCheck, {
    then: (answer) => {
      key.current = requestKey();
      setFound(answer);
    },
  });
  const run = useRun(shipmentCalls.shipRun, {
    then: ({ id }) => {
      setFound(undefined);
      setText('');
      open(id);
    },
  });
  const ready = found?.rows.filter(({ state }) => state === checkStates.ready) ?? [];
  const confirm = useConfirm();
  /** Asks once where somebody else handles some of them. */
  async function start() {
    const handled = ready.filter(({ handler }) => handler);
    const people = [...new Set(handled.map(({ handler }) => handler))].join('、');
    const ask = `有 ${handled.length} 单正由 ${people} 处理，确定由您一起发出吗？`;
    if (handled.length > 0 && !(await confirm({ ask, label: '继续发货' }))) return;
    run.mutate({
      requestKey: key.current,
      rows: ready.map(({ orderNo, expressCode, expressNumber }) => ({ orderNo, expressCode, expressNumber })),
    });
  }
  return {
    text,
    found,
    ready,
    setText,
    isChecking: check.isPending,
    isStarting: run.isPending,
    check: () => check.mutate({ text, ...(places && { places }) }),
    back: () => setFound(undefined),
    start,
    /** Takes lines up again, to be mended. */
    mend(lines: string) {
      setText(lines);
      setFound(undefined);
      open(undefined);
    },
  };
}

export type Shipping = ReturnType<typeof useShipping>;
