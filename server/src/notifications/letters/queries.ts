import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { TemplateChannel } from '#contract/notifications/events.ts';
import type { Letter, letterCalls } from '#contract/notifications/letters.ts';
import { fieldsIn } from '#contract/notifications/template-fields.ts';
import type { Page } from '#contract/wire.ts';
import { among, equal, within } from '#server/platform/database/conditions.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { accountTemplate } from '../account-templates/tables.ts';
import { templateTerms } from '../notifications/rules.ts';
import { notification, notificationTemplate } from '../notifications/tables.ts';
import { addresseesOf, customersAt } from '../outbox/addressees.ts';
import { outbox } from '../outbox/tables.ts';
import { presentLetter } from './rules.ts';

/** Template by which a channel writes of an event, with the text that its account has; undefined where there is none. */
export async function findTemplate(db: Db, { mark, channel }: { mark: string; channel: TemplateChannel }) {
  const [found] = await db
    .select({ template: notificationTemplate, content: accountTemplate.content, options: accountTemplate.options })
    .from(notification)
    .innerJoin(notificationTemplate, eq(notificationTemplate.id, notification[templateTerms[channel].template]))
    .leftJoin(
      accountTemplate,
      and(sql`${accountTemplate.channel} = ${channel}`, eq(accountTemplate.templateId, notificationTemplate.tempId)),
    )
    .where(eq(notification.mark, mark));
  if (!found) return undefined;
  const { template, content, options } = found;
  const isReadable = content !== null && fieldsIn(content).length > 0;
  return { ...template, content: isReadable ? content : template.content, options: options ?? {} };
}

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
      return rows.flatMap((row) => presentLetter(row, known.get(row.customerId ?? 0)?.nickname));
    },
  });
}
