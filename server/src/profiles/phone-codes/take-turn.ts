import { and, eq, lt, lte, ne, or, sql } from 'drizzle-orm';
import { showDay } from '#contract/moment.ts';
import { phoneCodeRefusals } from '#contract/profiles/phone-codes.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ofAddress, ofPhone, whoseTurn } from './rules.ts';
import { phoneCodeTurn } from './tables.ts';

/** Counts one more of the day, unless it is too many or too soon; of many at once the row lets one through at a time. */
async function takeOne({ tx, now }: Write, whose: string, { most, pauseMs }: typeof ofPhone): Promise<void> {
  const day = showDay(now);
  const { given, lastTime, day: lastDay } = phoneCodeTurn;
  const isLater = pauseMs === 0 ? undefined : lte(lastTime, new Date(now.getTime() - pauseMs));
  const [taken] = await tx
    .insert(phoneCodeTurn)
    .values({ whose, day, given: 1, lastTime: now })
    .onConflictDoUpdate({
      target: phoneCodeTurn.whose,
      set: { day, lastTime: now, given: sql`case when ${lastDay} = ${day} then ${given} + 1 else 1 end` },
      setWhere: and(isLater, or(ne(lastDay, day), lt(given, most))),
    })
    .returning({ given });
  if (taken) return;
  const [row] = await tx.select().from(phoneCodeTurn).where(eq(phoneCodeTurn.whose, whose));
  throw row?.day === day && row.given >= most ? phoneCodeRefusals.TOO_MANY() : phoneCodeRefusals.TOO_SOON();
}

/** Takes the turn of a number before that of an address, in this order everywhere, so that two never wait for each other. */
export async function takeTurn(write: Write, secrets: Secrets, { phone, buyerIp }: { phone: string; buyerIp?: string }) {
  await takeOne(write, whoseTurn(secrets, 'phone', phone), ofPhone);
  if (buyerIp !== undefined) await takeOne(write, whoseTurn(secrets, 'address', buyerIp), ofAddress);
}
