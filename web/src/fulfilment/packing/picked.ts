import { useState } from 'react';
import { z } from 'zod';

const KEY = 'picked-goods';
/** Most lists that are remembered on this device, the latest. */
const KEPT = 20;

const Picked = z.array(z.object({ list: z.string(), pieces: z.record(z.string(), z.number()) }));
type PickedList = z.output<typeof Picked>;

function kept(): PickedList {
  try {
    return Picked.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

/** Pieces that were picked of each SKU of a list, kept on this device. */
export function usePicked(list: string) {
  const [pieces, setPieces] = useState(() => kept().find((one) => one.list === list)?.pieces ?? {});
  const pick = (skuId: number, quantity: number | undefined) => {
    const { [skuId]: _, ...others } = pieces;
    const next = quantity === undefined ? others : { ...others, [skuId]: quantity };
    setPieces(next);
    const rest = kept().filter((one) => one.list !== list);
    localStorage.setItem(KEY, JSON.stringify([{ list, pieces: next }, ...rest].slice(0, KEPT)));
  };
  return { pieces, pick };
}
