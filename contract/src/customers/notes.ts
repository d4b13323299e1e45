import { z } from 'zod';
import { calls, post } from '../call.ts';
import { refusals } from '../refusal.ts';
import { id, nothing, words } from '../wire.ts';
import { customerRefusals } from './customer-refusals.ts';

export const customerNoteRefusals = refusals('customer_note', {
  NOT_FOUND: { says: () => '这条备注已被删除，请刷新页面' },
});

export const NOTE_MAX = 500;

/** Notes of staff on a customer, each with its day and author. The noun is the customer: each stands in their history. */
export const noteCalls = calls('customer', '/admin/user/note', {
  addNote: post('/save', {
    permission: 'admin:user:note:save',
    about: 'One more note, beside those there are. The timeline of the customer answers them.',
    body: z.object({ uid: id, content: words(NOTE_MAX, '请填写备注内容', `备注不能超过${NOTE_MAX}个字符`) }),
    returns: nothing,
    refuses: [customerRefusals.NOT_FOUND, customerRefusals.MERGED],
  }),
  deleteNote: post('/delete', {
    permission: 'admin:user:note:delete',
    body: z.object({ id }),
    returns: nothing,
    undo: '备注已删除',
    refuses: [customerNoteRefusals.NOT_FOUND],
  }),
});
