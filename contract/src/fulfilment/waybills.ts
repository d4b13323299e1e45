import { z } from 'zod';
import { calls, get } from '../call.ts';

/** Initial values of the sending dialog; null where nothing was set. */
export const SheetInfo = z.object({
  exportId: z.int().nullable(),
  exportCom: z.string().nullable(),
  exportTempId: z.string().nullable(),
  exportToName: z.string().nullable(),
  exportToTel: z.string().nullable(),
  exportToAddress: z.string().nullable(),
  exportSiid: z.string().nullable(),
  /** 1 on, 2 off. */
  exportOpen: z.int(),
});

export const waybillCalls = calls('order', '/admin/store/order', {
  sheetInfo: get('/sheet/info', {
    permission: 'admin:order:sheet:info',
    about: 'Sender and printer of electronic waybills, as the settings have them.',
    returns: SheetInfo,
  }),
});
