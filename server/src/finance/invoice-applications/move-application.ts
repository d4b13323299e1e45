import { and, eq, isNull, or } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { applications } from './queries.ts';
import { whyNotMove } from './rules.ts';
import { type ApplicationAct, applicationMoves } from './states.ts';
import { type ApplicationRecord, invoiceApplication, invoiceApplicationOrder } from './tables.ts';

type ApplicationChange = Partial<Omit<typeof invoiceApplication.$inferInsert, 'id' | 'audit' | 'progress' | 'amount'>>;

const { audit, progress } = invoiceApplication;

/** The only writer of audit and progress after the first. Of two who act at once, the second finds it done. */
export async function moveApplication(
  write: Write,
  id: number,
  act: ApplicationAct,
  set: ApplicationChange = {},
): Promise<ApplicationRecord> {
  const { from, to } = applicationMoves[act];
  const standing = from.map(([of, at]) => and(eq(audit, of), at === null ? isNull(progress) : eq(progress, at)));
  const [moved] = await write.tx
    .update(invoiceApplication)
    .set({ ...set, audit: to[0], progress: to[1], updateTime: write.now })
    .where(and(eq(invoiceApplication.id, id), or(...standing)))
    .returning();
  if (!moved) throw whyNotMove(await applications.get(write.tx, id), act);
  if (act === 'refuse' || act === 'resubmit') await setLive(write, id, act === 'resubmit');
  return moved;
}

/** A refused application leaves its orders to another one. */
const setLive = ({ tx }: Write, id: number, isLive: boolean) =>
  tx.update(invoiceApplicationOrder).set({ isLive }).where(eq(invoiceApplicationOrder.applicationId, id));
