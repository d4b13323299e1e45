import { asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteBindingOf } from './queries.ts';

/** Takes the WeChat of the person away; the sessions that it opened go on. */
export async function unbindWechat({ tx, actor }: Write): Promise<null> {
  await deleteBindingOf(tx, asAdministrator(actor).id);
  return null;
}
