import { asc } from 'drizzle-orm';
import { mailedPeriods, reportRhythms } from '#contract/order-figures/report-mails.ts';
import { comparisons, reportKinds } from '#contract/order-figures/sales-report-record.ts';
import { admin } from '#server/access/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import { saveMail } from '#server/order-figures/index.ts';
import type { Write } from '#server/platform/write/write.ts';

const BOSS = 'owner@example.com';

/** Reports that the owner has sent: yesterday by product every morning, last week by category on Mondays. */
export async function seedReportMails(write: Write): Promise<void> {
  const [boss] = await write.tx.select({ id: admin.id, name: admin.realName }).from(admin).orderBy(asc(admin.id)).limit(1);
  if (!boss) return;
  const by = { ...write, actor: starterOf(boss) };
  const than = comparisons.previous;
  const { daily, weekly } = reportRhythms;
  const { yesterday, preWeek } = mailedPeriods;
  await saveMail(by, { to: BOSS, rhythm: daily, by: reportKinds.product, dateLimit: yesterday, than });
  await saveMail(by, { to: BOSS, rhythm: weekly, by: reportKinds.category, dateLimit: preWeek, than });
}
