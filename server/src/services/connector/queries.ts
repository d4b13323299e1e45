import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { providerTurn } from './tables.ts';

const now = sql`clock_timestamp()`;

/** Milliseconds to wait for a turn; undefined where too many wait before. */
export async function takeTurn(
  tx: Tx,
  provider: string,
  { gapMs, patienceMs }: { gapMs: number; patienceMs: number },
): Promise<number | undefined> {
  const { nextTime } = providerTurn;
  const gap = sql`make_interval(secs => ${gapMs / 1000})`;
  await tx.insert(providerTurn).values({ provider, nextTime: now }).onConflictDoNothing();
  const [turn] = await tx
    .update(providerTurn)
    .set({ nextTime: sql`greatest(${nextTime}, ${now}) + ${gap}` })
    .where(and(eq(providerTurn.provider, provider), sql`${nextTime} <= ${now} + make_interval(secs => ${patienceMs / 1000})`))
    .returning({ ms: sql<number>`(extract(epoch from ${nextTime} - ${gap} - ${now}) * 1000)::float8` });
  return turn && Math.max(0, Math.ceil(turn.ms));
}
