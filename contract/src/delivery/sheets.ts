import { z } from 'zod';
import { calls, get } from '../call.ts';
import { choices } from '../choices.ts';
import { refusals } from '../refusal.ts';
import { SheetForm } from '../services/labels.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { text } from '../wire.ts';

export const waybillSheetRefusals = refusals('sheet', {
  CARRIER_NOT_READY: {
    says: (p: { carrier: string }) => `${p.carrier}还没有启用电子面单，请先在物流公司里填写账号，或改用手动填写`,
  },
  OUTCOME_UNKNOWN: {
    says: (p: { lostAt: string }) =>
      `${p.lostAt} 提交的电子面单结果未知，可能已经打印并计费。请先核对打印机和平台的打印记录：已打印的，在订单里确认单号；没有打印的，确认未打印后重新打印`,
  },
});

/** Waybills may be asked for. */
export const sheetSwitch = choices({ on: ['1', '打开'], off: ['2', '关闭'] });

/** The noun is the carrier: its forms are asked for again when it changes. */
export const sheetCalls = calls('express', '/admin/express', {
  template: get('/template', {
    permission: 'admin:express:template',
    dataScope: 'none',
    about: 'Forms of electronic waybills of a carrier, in the shape of the provider; none while no provider is set up.',
    query: z.object({ com: text(50).optional() }),
    returns: z.object({ status: z.int(), msg: z.string(), data: z.object({ data: z.array(SheetForm) }) }),
    refuses: [onePassRefusals.SILENT, onePassRefusals.BROKEN, onePassRefusals.REFUSED],
  }),
});
