import { z } from 'zod';
import type { PassServiceName } from '#contract/services/pass/pass-services.ts';
import { type PassUse, passMessageStates } from '#contract/services/pass/usage.ts';
import { type Column, Choice } from '#web/ui/index.ts';

const Parcel = z.object({ num: z.coerce.string() });

/** Content of a row in words: the text of a message, or the number of a parcel. */
const contentText = (content: unknown): string =>
  typeof content === 'string' ? content : (Parcel.safeParse(content).data?.num ?? '');

const time: Column<PassUse> = { field: 'add_time', title: '时间', width: 160 };
const code: Column<PassUse> = { field: 'code', width: 120 };
const outcome: Column<PassUse> = { field: '_resultcode', width: 120 };

/** Columns of the records of each service. */
export const recordColumns: Readonly<Record<PassServiceName, readonly Column<PassUse>[]>> = {
  sms: [
    { field: 'phone', width: 128, card: 'title' },
    { field: 'content', width: 420, show: (content) => contentText(content) },
    { field: 'status', title: '发送结果', width: 96, show: (status) => <Choice of={passMessageStates} value={status} /> },
    { ...time, title: '发送时间' },
  ],
  expr_dump: [
    { field: 'from_name', width: 120 },
    { field: 'to_name', width: 120 },
    { field: 'num', width: 180, card: 'title' },
    code,
    outcome,
    { ...time, title: '打印时间' },
  ],
  expr_query: [
    { field: 'content', title: '快递单号', width: 200, card: 'title', show: (content) => contentText(content) },
    code,
    outcome,
    { ...time, title: '添加时间' },
  ],
  copy: [{ field: 'url', width: 420, card: 'title' }, outcome, { ...time, title: '添加时间' }],
};
