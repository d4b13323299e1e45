import type { Input } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { getLabel } from '#contract/labels.ts';
import { type FlowOfDay, flowKinds, leaves, type moneyPictureCalls } from '#contract/settlement/money-picture.ts';
import { linkedWorkbook } from '#server/exports/index.ts';
import { flowsByDay } from './flows.ts';
import { periodOfPicture } from './picture.ts';

const title = (field: string): string => getLabel('money_flow', field);

/** A workbook of the money of each day, by the way it went. */
export const exportPicture = linkedWorkbook<Input<typeof moneyPictureCalls.picture>, FlowOfDay>({
  kind: 'money_picture',
  title: '资金全貌',
  columns: [
    { title: title('day'), width: 12, value: ({ day }) => day },
    { title: title('direction'), width: 8, value: ({ kind }) => (leaves(kind) ? '付' : '收') },
    { title: title('kind'), width: 24, value: ({ kind }) => labelOf(flowKinds, kind) ?? '' },
    { title: title('count'), width: 8, value: ({ count }) => count },
    { title: title('amount'), width: 14, decimals: true, value: ({ kind, amount }) => (leaves(kind) ? -amount : amount) / 100 },
  ],
  pages: async function* flows(db, filter, now) {
    const rows = await flowsByDay(db, periodOfPicture(filter, now));
    if (rows.length > 0) yield rows;
  },
});
