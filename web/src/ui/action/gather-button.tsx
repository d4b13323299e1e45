import { useState } from 'react';
import { useScene } from '../scene/scene.ts';
import { type Key, report, useMay } from '../wire/index.ts';
import { SlotButton } from './slot.tsx';

interface Props {
  label: string;
  call: Key;
  /** Most rows that what comes next has room for. */
  most: number;
  then: (keys: readonly number[]) => void;
}

/** Hands over the keys of every chosen row, those on other pages included. The choice stays. Stands in a list's `bulk`. */
export function GatherButton({ label, call, most, then }: Props) {
  const may = useMay();
  const { chosen } = useScene();
  const [isGathering, setGathering] = useState(false);
  if (!may(call)) return null;

  const gather = async () => {
    setGathering(true);
    const keys = await chosen.everyKey().catch((error: unknown) => report(error, 'act'));
    setGathering(false);
    if (keys) then(keys);
  };
  const isTooMany = chosen.count > most;
  return (
    <SlotButton
      loading={isGathering}
      disabled={isTooMany}
      title={isTooMany ? `一次最多 ${most} 条，请少选一些` : undefined}
      onClick={() => void gather()}
    >
      {label}
    </SlotButton>
  );
}
