import { slotCalls } from '#contract/marketing/slots.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteSlot } from './delete-slot.ts';
import { getSlot, listSlots } from './queries.ts';
import { saveSlot } from './save-slot.ts';
import { switchSlot } from './switch-slot.ts';

export const slotRoutes = serve(slotCalls, {
  list: read(listSlots),
  save: write(saveSlot),
  update: write(saveSlot),
  info: read(getSlot),
  delete: write(deleteSlot),
  updateStatus: write(switchSlot),
});
