import type { PickPoint } from '#contract/delivery/pick-point-record.ts';
import { pickPointCalls, takesOrders } from '#contract/delivery/pick-points.ts';
import { type Column, picture, switchColumn } from '#web/ui/index.ts';

/** "09:00 – 21:00" */
const hours = (dayTime: string): string => dayTime.replace(/^(\d\d:\d\d):\d\d,(\d\d:\d\d):\d\d$/, '$1 – $2');

export const columns: readonly Column<PickPoint>[] = [
  { field: 'id', width: 64, card: 'none' },
  { field: 'image', width: 88, show: picture, card: 'picture' },
  { field: 'name', width: 180, card: 'title' },
  { field: 'phone', width: 132 },
  {
    title: '地址',
    field: 'detailedAddress',
    width: 280,
    show: (street, { address }) => `${address.replaceAll(',', '')}${street}`,
  },
  { field: 'dayTime', width: 128, show: hours },
  switchColumn('isShow', {
    call: pickPointCalls.updateStatus,
    sends: 'status',
    of: takesOrders,
    label: ({ name }) => `显示${name}`,
    width: 96,
  }),
];
