import type { SlotDraft } from '#contract/marketing/slots.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { slots } from './queries.ts';

/** A new slot where there is no id yet; one whose place is not told keeps it. No two overlap, whether they are on or off. */
export async function saveSlot(
  write: Write,
  { id, time, silderImgs, sort, ...draft }: SlotDraft & { id?: number },
): Promise<null> {
  const pictures = await addressesOf(write.tx);
  const kept = id === undefined ? undefined : await slots.lock(write.tx, id);
  await slots.save(write, id, {
    name: draft.name.trim(),
    status: draft.status,
    ...time,
    silderImgs: silderImgs.map((slide) => ({ ...slide, sattDir: pictures.keep(slide.sattDir) })),
    sort: sort ?? kept?.sort ?? 0,
    isDel: false,
  });
  return null;
}
