import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Letter, letterCalls } from '#contract/notifications/letters.ts';
import type { Page } from '#contract/wire.ts';
import { among, equal, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { addresseesOf, customersAt } from '../receivers/addressees.ts';
import type { LetterRow } from '../outbox/queries.ts';
import { outbox } from '../outbox/tables.ts';
import { smsRecord } from '../sms/tables.ts';
import { presentLetter } from './rules.ts';

/** Makes those who settle a message of this number come one after the other, so that no result is missed while the number is kept. */
export const lockNumber = (tx: Tx, providerNo: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`letter ${providerNo}`}, 0))`);

const isOfCustomer = or(isNotNull(outbox.customerId), sql`${outbox.isTest}`);

/** Letters to a number, and all of the customers whose number it is. */
async function ofPhone(db: Db, phone: string | undefined) {
  const sought = phone?.trim();
  if (!sought) return undefined;
  const customers = await customersAt(db, sought);
  const toNumber = eq(outbox.recipient, sought);
  return customers.length === 0 ? toNumber : or(toNumber, among(outbox.customerId, customers));
}

/** Texts of the messages that left as text messages, by their letters. */
async function textsOf(db: Db, rows: readonly LetterRow[]): Promise<Map<number, string>> {
  const ids = rows.filter(({ channel }) => channel === 'sms').map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ letter: smsRecord.outboxId, content: smsRecord.content })
    .from(smsRecord)
    .where(and(among(smsRecord.outboxId, ids), inArray(smsRecord.state, ['sent', 'delivered', 'unknown'])));
  return new Map(found.map(({ letter, content }) => [letter ?? 0, content]));
}

export async function listLetters(
  db: Db,
  { mark, channel, outcome, uid, phone, dateLimit, ...paging }: Input<typeof letterCalls.list>,
  { now }: CallContext,
): Promise<Page<Letter>> {
  return pageOf(db, paging, {
    from: outbox,
    where: and(
      isOfCustomer,
      equal(outbox.mark, mark || undefined),
      equal(outbox.channel, channel),
      equal(outbox.outcome, outcome),
      equal(outbox.customerId, uid),
      await ofPhone(db, phone),
      within(outbox.createTime, periodOf(dateLimit, now)),
    ),
    order: [desc(outbox.createTime), desc(outbox.id)],
    show: async (rows) => {
      const known = await addresseesOf(
        db,
        rows.flatMap(({ customerId }) => customerId ?? []),
      );
      const texts = await textsOf(db, rows);
      return rows.flatMap((row) =>
        presentLetter(row, { nickname: known.get(row.customerId ?? 0)?.nickname, texted: texts.get(row.id) }),
      );
    },
  });
}
