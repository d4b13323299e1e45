import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useScene } from '../scene/scene.ts';
import { type Key, report, useMay } from '../wire/index.ts';
import { SlotButton } from './slot.tsx';

interface Props {
  label: string;
  /** Call that the page behind it is for. */
  call: Key;
  /** Address of the page for these rows. */
  to: (keys: readonly number[]) => string;
  /** Most rows that fit the page. */
  most: number;
}

/** Leads to a page about every chosen row, those on other pages included. The choice stays. Stands in a list's `bulk`. */
export function BulkGoButton({ label, call, to, most }: Props) {
  const may = useMay();
  const navigate = useNavigate();
  const { chosen } = useScene();
  const [isGathering, setGathering] = useState(false);
  if (!may(call)) return null;

  const go = async () => {
    setGathering(true);
    const keys = await chosen.everyKey().catch((error: unknown) => report(error, 'act'));
    setGathering(false);
    if (keys) await navigate(to(keys));
  };
  const isTooMany = chosen.count > most;
  return (
    <SlotButton
      loading={isGathering}
      disabled={isTooMany}
      title={isTooMany ? `一次最多 ${most} 条，请少选一些` : undefined}
      onClick={() => void go()}
    >
      {label}
    </SlotButton>
  );
}
