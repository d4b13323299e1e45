import type { Refusal } from '#contract/refusal.ts';
import type { Db } from '#server/platform/database/connect.ts';

/** Finds those of these products that must not go, with the reason. */
export type Hold = (db: Db, productIds: readonly number[]) => Promise<ReadonlyMap<number, Refusal>>;

const holds: Hold[] = [];

/** Registers why products must stay; domains above the catalogue have reasons that it does not know. */
export const holdProducts = (hold: Hold): void => void holds.push(hold);

/** The first reason of each product that must stay. */
export async function reasonsToStay(db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Refusal>> {
  const found = await Promise.all(holds.map((hold) => hold(db, productIds)));
  return new Map(found.toReversed().flatMap((reasons) => [...reasons]));
}
