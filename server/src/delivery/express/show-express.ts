import { eq } from 'drizzle-orm';
import { carrierRefusals } from '#contract/delivery/express.ts';
import type { Write } from '#server/platform/write/write.ts';
import { express } from './tables.ts';

/** A carrier that is switched off is no choice any more; parcels it carries keep its name. */
export async function showExpress({ tx }: Write, { id, isShow }: { id: number; isShow: boolean }): Promise<null> {
  const { rowCount } = await tx.update(express).set({ isShow }).where(eq(express.id, id));
  if (rowCount === 0) throw carrierRefusals.NOT_THERE();
  return null;
}
