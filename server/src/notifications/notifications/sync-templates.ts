import { notificationTemplateRefusals } from '#contract/notifications/templates.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countTemplates } from './queries.ts';

/** Refuses until the shop has a way to WeChat. */
export async function syncTemplates({ tx }: Write, channel: 'wechat' | 'routine'): Promise<null> {
  if ((await countTemplates(tx, channel)) === 0)
    throw channel === 'wechat' ? notificationTemplateRefusals.NO_WECHAT() : notificationTemplateRefusals.NO_ROUTINE();
  throw notificationTemplateRefusals.NOT_CONNECTED();
}
