import { showDay } from '#contract/moment.ts';
import { seeAmounts } from '#contract/orders/amounts.ts';
import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { type Holder, holdersOf } from '#server/access/index.ts';
import { postMail } from '#server/notifications/index.ts';
import type { Actor } from '#server/platform/actor.ts';
import { type Timer, systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { listReport } from '../sales-reports/list-report.ts';
import { readSums } from '../sales-reports/read-sums.ts';
import { letterOf } from './letter.ts';
import { dueMails, takeMail } from './queries.ts';
import { MAIL_HOUR, rhythmsOf } from './rules.ts';

const ACT = { name: 'reportMail.send', actor: systemActor('reportMail.send') };
const ROWS = 20;

/** The person as the report asks: with the rights and the limits that they have now. */
const reader = ({ id, scope }: Holder, seesAmounts: boolean): Actor => ({
  kind: 'admin',
  id,
  name: '',
  account: '',
  roleIds: [],
  may: new Set([salesReportCalls.list.permission, ...(seesAmounts ? [seeAmounts] : [])]),
  sessionId: 0,
  mustChangePassword: false,
  ...(scope && { scope }),
});

async function send({ write, clock }: Services, id: number, actor: Actor): Promise<void> {
  await write(ACT, async (context) => {
    const now = clock.now();
    const mail = await takeMail(context.tx, id, showDay(now));
    if (!mail) return;
    const { by, dateLimit, than } = mail;
    const asked = { dateLimit, than };
    const sums = await readSums(context.tx, asked, { now, actor });
    const { list, total } = await listReport(context.tx, { by, ...asked, page: 1, limit: ROWS }, { now, actor });
    await postMail(context, { kind: 'report', shownIn: {}, to: mail.to, ...letterOf(mail, sums, list, total) });
  });
}

/** Every morning: reports go by mail to whoever wants them and may still see them. */
export const sendReportMails: Timer = {
  name: 'reportMail.send',
  label: '发送报表邮件',
  cron: `0 ${MAIL_HOUR} * * *`,
  sleeps: false,
  async run(services) {
    const { db } = services.database;
    const now = services.clock.now();
    const due = await dueMails(db, rhythmsOf(now), showDay(now));
    if (due.length === 0) return;
    const { permission } = salesReportCalls.list;
    const readers = new Map((await holdersOf(db, [permission])).map((holder) => [holder.id, holder]));
    const seers = new Set((await holdersOf(db, [permission, seeAmounts])).map(({ id }) => id));
    for (const { id, adminId } of due) {
      const holder = readers.get(adminId);
      if (holder) await send(services, id, reader(holder, seers.has(adminId)));
    }
  },
};
