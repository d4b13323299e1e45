import { randomUUID } from 'node:crypto';
import { MINUTE } from '#contract/durations.ts';
import { type IncidentKind, incidentKinds } from '#contract/maintenance/incidents.ts';
import { incident, keepMail } from '#server/maintenance/index.ts';
import { mail } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { DAY, ago } from '../past.ts';

interface DemoIncident {
  minutes: number;
  lasted: number;
  key: string;
  kind: IncidentKind;
  says: string;
  advice: string;
  isUrgent?: boolean;
}

const OWNER = 'owner@example.com';

const incidents: readonly DemoIncident[] = [
  {
    minutes: 9 * DAY,
    lasted: 46,
    key: 'service:wechatPay',
    kind: incidentKinds.service,
    says: '微信支付异常：微信支付没有应答',
    advice: '请稍后再看；一直如此，请到“外部服务”里检测',
    isUrgent: true,
  },
  {
    minutes: 5 * DAY,
    lasted: 180,
    key: 'timer:sales.prove',
    kind: incidentKinds.work,
    says: '定时任务“核对报表合计”没有执行成功',
    advice: '请到“定时任务”查看原因，处理后可以立即执行',
  },
  {
    minutes: 2 * DAY,
    lasted: 25,
    key: 'disk',
    kind: incidentKinds.server,
    says: '磁盘告急：可用 812 MB，共 40.0 GB',
    advice: '磁盘快满了，满后将无法保存任何数据，请马上清理或扩容',
    isUrgent: true,
  },
];

async function seedMail({ tx }: Write, at: Date, subject: string): Promise<number> {
  const row = { shownIn: {}, messageId: randomUUID(), to: OWNER, subject, text: subject, createTime: at, sentTime: at };
  const [inserted] = await tx.insert(mail).values(row).returning({ id: mail.id });
  return inserted?.id ?? 0;
}

/** Troubles of the last days that are over, and of which the owner was told. */
export async function seedIncidents(write: Write): Promise<void> {
  for (const { minutes, lasted, isUrgent = false, ...facts } of incidents) {
    const { now: begin } = ago(write, minutes);
    const end = new Date(begin.getTime() + lasted * MINUTE);
    const times = { beginTime: begin, toldTime: begin, clearTime: end, endTime: end, overToldTime: end };
    const told = await write.tx
      .insert(incident)
      .values({ ...facts, isUrgent, ...times })
      .returning();
    await keepMail(write.tx, await seedMail(write, begin, facts.says), { begun: told, over: [] });
    await keepMail(write.tx, await seedMail(write, end, `恢复了：${facts.says}`), { begun: [], over: told });
  }
}
