import { slotCalls } from '#contract/marketing/slots.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { type CountSales, deleteSlot } from './delete-slot.ts';
import { getSlot, listSlots } from './queries.ts';
import { saveSlot } from './save-slot.ts';
import { switchSlot } from './switch-slot.ts';

export const slotRoutes = (countSales: CountSales) =>
  serve(slotCalls, {
    list: read(listSlots),
    save: write(saveSlot),
    update: edit(saveSlot, getSlot),
    info: read(getSlot),
    delete: write((context, draft) => deleteSlot(context, draft, countSales)),
    updateStatus: write(switchSlot),
  });
