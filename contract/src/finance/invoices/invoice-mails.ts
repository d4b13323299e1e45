import { z } from 'zod';
import { calls, post } from '../../call.ts';
import { refusals } from '../../refusal.ts';
import { flag, id, nothing, text } from '../../wire.ts';
import { invoiceRefusals } from './invoice-refusals.ts';

export const invoiceMailRefusals = refusals('invoice_mail', {
  NO_RECIPIENT: { says: () => '请填写接收邮箱或手机号' },
  NO_EMAIL: { says: () => '发票只能发到邮箱，短信还没有接通。请填写接收邮箱' },
  NO_MAIL: {
    says: () => '还没有接通邮件，发票没有发出。请先在经营设置的“邮件”里填写发信服务器，或下载版式文件转给用户后登记转交',
  },
  SENDING: { says: () => '发给这个邮箱的邮件还在发送，请等结果' },
  NOTHING_TO_SEND: { says: () => '这张发票没有版式文件，不能发送' },
});

export const invoiceMailCalls = calls('invoice', '/admin/finance/invoice', {
  send: post('/send', {
    permission: 'admin:finance:invoice:send',
    about:
      'Goes by mail, by default to the address of the application; what came of it is in the log of the invoice. There is no way out ' +
      'for text messages. With `byHand` it only keeps to whom staff passed the file on.',
    body: z.object({
      id,
      email: z.email('邮箱格式不正确').max(100, '邮箱最多 100 个字').or(z.literal('')).optional(),
      phone: text(15).optional(),
      byHand: flag.optional(),
    }),
    returns: nothing,
    says: '已办理，结果见这张发票的操作日志',
    refuses: [
      invoiceRefusals.NOT_FOUND,
      invoiceMailRefusals.NO_MAIL,
      invoiceMailRefusals.NO_EMAIL,
      invoiceMailRefusals.SENDING,
      invoiceMailRefusals.NO_RECIPIENT,
      invoiceMailRefusals.NOTHING_TO_SEND,
    ],
  }),
});
