import { switchStates } from '#contract/notifications/event-terms.ts';
import { keepTemplates, updateNotification } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';

const PAID = 'demo-paid-0000000000000000000000000001';
const RECEIVED = 'demo-received-000000000000000000000002';

/** Templates of the account, of which one has a field that nobody has chosen a content for. */
const listed = [
  {
    templateId: PAID,
    title: '付款成功通知',
    content: '订单编号:{{character_string3.DATA}}\n订单金额:{{amount9.DATA}}\n备注:{{thing6.DATA}}\n',
    example: '',
  },
  {
    templateId: RECEIVED,
    title: '确认收货通知',
    content: '订单编号:{{character_string6.DATA}}\n收货时间:{{date5.DATA}}\n评价奖励:{{thing8.DATA}}\n',
    example: '',
  },
];

/** Templates of subscription messages as the mini programme lists them: one in use, one that staff still have to see to. */
export async function seedAccountTemplates(write: Write): Promise<void> {
  await keepTemplates(write, 'routine', listed);
  const { on, off } = switchStates;
  await updateNotification(write, { id: 1, detailType: 'routine', tempId: PAID, status: on });
  await updateNotification(write, { id: 7, detailType: 'routine', tempId: RECEIVED, status: off });
}
