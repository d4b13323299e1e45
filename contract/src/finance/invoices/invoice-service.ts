import { z } from 'zod';
import { calls, get, post } from '../../call.ts';
import { refusals } from '../../refusal.ts';
import { id, nothing, text } from '../../wire.ts';
import { issuing, reversing } from './invoice-record.ts';
import { notIssued, notReversed } from './invoice-refusals.ts';

export const invoiceRequestRefusals = refusals('invoice_request', {
  OFF: { says: () => '还没有接通开票服务，请手工登记' },
  ON_PAPER: { says: () => '开票服务只开电子发票，纸质发票请手工登记' },
  SETTLED: { says: () => '开票服务已有结果，请刷新后查看' },
  UNDER_WAY: {
    onConstraint: ['invoice_request__asking', 'invoice_request__request_no'],
    says: () => '已经提交给开票服务，请等结果',
  },
  NO_REASON: { says: () => '请输入停止等待的原因' },
});

/** Service that issues invoices in place of staff, while its address is set. It answers later: what came of it stands on the row. */
export const invoiceServiceCalls = calls('invoice', '/admin/finance/invoice/service', {
  state: get('/state', {
    permission: 'admin:finance:invoice:issue',
    orAnyOf: ['admin:finance:invoice:red'],
    returns: z.object({ isOpen: z.boolean() }),
  }),
  ask: post('/issue', {
    permission: 'admin:finance:invoice:issue',
    about: 'An electronic invoice for an application. One is issued, however often the service is asked.',
    body: z.object(issuing),
    returns: nothing,
    refuses: [invoiceRequestRefusals.OFF, invoiceRequestRefusals.ON_PAPER, ...notIssued],
  }),
  askRed: post('/red', {
    permission: 'admin:finance:invoice:red',
    about: 'A red-letter invoice over a part or all that is left of an electronic invoice.',
    body: z.object(reversing),
    returns: nothing,
    refuses: [invoiceRequestRefusals.OFF, invoiceRequestRefusals.ON_PAPER, ...notReversed],
  }),
  drop: post('/drop', {
    permission: 'admin:finance:invoice:issue',
    orAnyOf: ['admin:finance:invoice:red'],
    about: 'Gives up waiting for an answer. Asked for the same again, the service answers the same invoice.',
    body: z.object({ id, reason: text(200, '原因不能超过200个字符') }),
    returns: nothing,
    refuses: [invoiceRequestRefusals.SETTLED, invoiceRequestRefusals.NO_REASON],
  }),
});
