import { eq } from 'drizzle-orm';
import type { savedViewCalls } from '#contract/access/preferences.ts';
import type { Input } from '#contract/call.ts';
import type { Write } from '#server/platform/write/write.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { lockOwnView } from './own-view.ts';
import { savedView } from './tables.ts';

export async function removeView({ tx, actor }: Write, { id }: Input<typeof savedViewCalls.remove>): Promise<null> {
  await lockOwnView(tx, id, asAdministrator(actor).id);
  await tx.delete(savedView).where(eq(savedView.id, id));
  return null;
}
