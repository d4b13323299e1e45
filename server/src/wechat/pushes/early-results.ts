import { and, desc, eq, inArray } from 'drizzle-orm';
import { readsResults } from '#server/notifications/index.ts';
import { EVENTS_OF_RESULTS } from './rules.ts';
import { wechatEvent } from './tables.ts';

// WeChat may say what became of a message before it has answered that it takes it.
readsResults(async (tx, providerNo) => {
  const [found] = await tx
    .select({ status: wechatEvent.result })
    .from(wechatEvent)
    .where(and(inArray(wechatEvent.event, EVENTS_OF_RESULTS), eq(wechatEvent.subject, providerNo)))
    .orderBy(desc(wechatEvent.id))
    .limit(1);
  return found?.status;
});
