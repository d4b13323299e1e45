import type { TimelineEntry } from '#contract/profiles/timelines.ts';

const at = new Date('2026-11-01T04:00:00Z');
const none = { detail: '', amount: null, points: null, orderNo: null, actor: null, fields: [] };
const entryOf = (entry: Pick<TimelineEntry, 'kind' | 'id' | 'title'> & Partial<TimelineEntry>): TimelineEntry => ({
  ...none,
  at,
  ...entry,
});

export const noteEntry = entryOf({ kind: 'note', id: 5, title: '备注', detail: '喜欢靠窗的位置', actor: '小王' });
export const orderEntry = entryOf({
  kind: 'order',
  id: 9,
  title: '下单，待发货',
  amount: 4100,
  orderNo: 'order9',
  detail: '白瓷杯',
});
export const refundEntry = entryOf({ kind: 'refund', id: 3, title: '已退款', amount: -500, actor: '小王', detail: '包装破损' });
export const staffEntry = entryOf({
  kind: 'staff',
  id: 2,
  title: '编辑',
  actor: '小王',
  fields: [{ field: 'mark', label: '用户备注', before: null, after: '常客' }],
});
