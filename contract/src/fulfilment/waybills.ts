import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices } from '../choices.ts';
import { sendRight } from '../orders/claims.ts';
import { orderRefusals } from '../orders/order-refusals.ts';
import { orderNo } from '../orders/placing.ts';
import { refusals } from '../refusal.ts';
import { onePassRefusals } from '../services/one-pass.ts';
import { moment, nothing, words } from '../wire.ts';

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

export const waybillRefusals = refusals('waybill', {
  NOT_LOST: { says: () => '这个订单没有结果未知的电子面单，请刷新页面' },
  NUMBER_OF_OTHER: {
    says: (p: { used: string }) => `这个单号已经用在${p.used}，请核对面单上的收件人后再填写`,
  },
});

/** Marks of a recipient by which a label in the provider's record was taken for the lost one. */
export const labelMarks = choices({ phone: '收件人手机号一致', name: '收件人姓名一致' });

/** Label in the provider's record that may be the lost one. */
export const FoundLabel = z.object({ number: z.string(), printedAt: z.string(), by: labelMarks.schema() });
export type FoundLabel = z.output<typeof FoundLabel>;

/** Waybill whose answer was lost: it may have been printed and charged. */
export const LostWaybill = z.object({
  carrier: z.string(),
  lostTime: moment,
  lookedTime: moment.nullable(),
  lookFault: z.string().nullable(),
  found: z.array(FoundLabel),
});
export type LostWaybill = z.output<typeof LostWaybill>;

/** Order whose waybill may have been printed, as a list shows it. */
const LostOrder = z.object({
  orderNo: z.string(),
  /** Recipient of the parcel. */
  toName: z.string(),
  carrier: z.string(),
  lostTime: moment,
});

const lost = { permission: sendRight, dataScope: 'order' } as const;

export const waybillCalls = calls('order', '/admin/store/order', {
  lostWaybill: get('/waybill/lost', {
    ...lost,
    about:
      'Waybill of an order whose outcome is unknown, with what the record of the provider has for its recipient; null otherwise.',
    query: z.object({ orderNo }),
    returns: LostWaybill.nullable(),
    refuses: [orderRefusals.NOT_FOUND],
  }),
  lostWaybills: get('/waybill/lost/list', {
    ...lost,
    about: 'Orders whose waybill has an unknown outcome, the oldest first, 20 at most.',
    returns: z.array(LostOrder),
  }),
  lookForWaybill: post('/waybill/look', {
    ...lost,
    about: 'Looks through the record of the provider for a waybill whose outcome is unknown. Nothing is printed.',
    body: z.object({ orderNo }),
    returns: LostWaybill.nullable(),
    refuses: [
      orderRefusals.NOT_FOUND,
      waybillRefusals.NOT_LOST,
      onePassRefusals.SILENT,
      onePassRefusals.BROKEN,
      onePassRefusals.REFUSED,
    ],
  }),
  confirmWaybill: post('/waybill/confirm', {
    ...lost,
    about: 'Staff have seen that the waybill was printed: the order is sent by its number, with the goods that it was asked for.',
    body: z.object({ orderNo, number: words(64, '请填写面单上的快递单号') }),
    returns: nothing,
    says: '已按面单单号发货',
    refuses: [
      orderRefusals.NOT_FOUND,
      waybillRefusals.NOT_LOST,
      waybillRefusals.NUMBER_OF_OTHER,
      orderRefusals.SENT_ALREADY,
      orderRefusals.SHEET_UNDER_WAY,
      orderRefusals.REFUNDING_CANNOT_SEND,
    ],
  }),
  waybillNotPrinted: post('/waybill/not-printed', {
    ...lost,
    about: 'Staff have seen that the waybill was not printed: the order can be sent again. Nothing is printed by this.',
    body: z.object({ orderNo }),
    returns: nothing,
    says: '已确认未打印，可以重新发货',
    refuses: [orderRefusals.NOT_FOUND, waybillRefusals.NOT_LOST, orderRefusals.SHEET_UNDER_WAY],
  }),
  sheetInfo: get('/sheet/info', {
    permission: 'admin:order:sheet:info',
    dataScope: 'order_line',
    about:
      'Sender and printer of electronic waybills, as the settings have them; to somebody limited to shops those of the shop, switched off where it has no printer.',
    returns: SheetInfo,
  }),
});
