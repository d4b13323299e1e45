import { switchStates, templateChannels } from '#contract/notifications/event-terms.ts';
import { type EventMark, events } from '#contract/notifications/events.ts';
import type { Write } from '#server/platform/write/write.ts';
import { seedTemplates } from './seed-templates.ts';
import { notification, notificationTemplate } from './tables.ts';

const marks = Object.keys(events) as EventMark[];

const templatesOf = (mark: EventMark) =>
  templateChannels.values.flatMap((channel) => {
    const template = seedTemplates[mark][channel];
    if (!template) return [];
    const { fields: _, ...row } = template;
    return [{ ...row, channel, name: events[mark].name }];
  });

function rowOf(mark: EventMark) {
  const { id, starts }: { id: number; starts: Readonly<Record<string, number>> } = events[mark];
  const { wechat, routine, sms } = seedTemplates[mark];
  return {
    id,
    mark,
    isWechat: starts['wechat'] ?? switchStates.none,
    wechatId: wechat?.id ?? null,
    isRoutine: starts['routine'] ?? switchStates.none,
    routineId: routine?.id ?? null,
    isSms: starts['sms'] ?? switchStates.none,
    smsId: sms?.id ?? null,
    isNotice: starts['notice'] ?? switchStates.none,
  };
}

/** Events that a version brings, with their templates. Switches and templates that are there stay as staff have set them. */
export async function seedNotifications({ tx, now }: Write): Promise<void> {
  const times = { createTime: now, updateTime: now };
  const templates = marks.flatMap(templatesOf).map((template) => ({ ...template, ...times }));
  await tx.insert(notificationTemplate).values(templates).onConflictDoNothing();
  await tx
    .insert(notification)
    .values(marks.map((mark) => ({ ...rowOf(mark), ...times })))
    .onConflictDoNothing();
}
