import type { SlotDraft } from '#contract/marketing/slots.ts';
import { addressesOf } from '#server/pictures/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { ownWith, saleSlots, slots } from './queries.ts';

/**
 * A new slot where there is no id yet; one whose place is not told keeps it. No two overlap, whether they are on or off. A new one takes
 * over the sales that say just its hours themselves.
 */
export async function saveSlot(
  write: Write,
  { id, time, silderImgs, sort, ...draft }: SlotDraft & { id?: number },
): Promise<null> {
  const pictures = await addressesOf(write.tx);
  const kept = id === undefined ? undefined : await slots.lock(write.tx, id);
  await saleSlots.save(write, id ?? (await ownWith(write.tx, time)), {
    name: draft.name.trim(),
    status: draft.status,
    ...time,
    silderImgs: silderImgs.map((slide) => ({ ...slide, sattDir: pictures.keep(slide.sattDir) })),
    sort: sort ?? kept?.sort ?? 0,
    isOwn: false,
    isDel: false,
  });
  return null;
}
