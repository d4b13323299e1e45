import { no } from '#contract/notifications/templates.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countTemplates } from './queries.ts';

/** Refuses until the shop has a way to WeChat. */
export async function syncTemplates({ tx }: Write, channel: 'wechat' | 'routine'): Promise<null> {
  if ((await countTemplates(tx, channel)) === 0) throw channel === 'wechat' ? no.NO_WECHAT() : no.NO_ROUTINE();
  throw no.NOT_CONNECTED();
}
