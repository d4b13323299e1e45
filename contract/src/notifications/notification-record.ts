import { z } from 'zod';
import { choices } from '../choices.ts';
import { moment, text } from '../wire.ts';
import { manners, receivers, switchStates } from './event-terms.ts';

/** An event with the switch of each of its channels, and the template that the channel writes by; 0 is none. */
export const Notification = z.object({
  id: z.int(),
  mark: z.string(),
  type: z.string(),
  description: z.string(),
  isWechat: switchStates.schema(),
  wechatId: z.int(),
  isRoutine: switchStates.schema(),
  routineId: z.int(),
  isSms: switchStates.schema(),
  smsId: z.int(),
  /** Ours; servers of the wire have none. */
  isNotice: switchStates.schema().default(switchStates.none),
  /** WritingManner in which customers are written to by several channels; ours. */
  manner: manners.schema().default('all'),
  sendType: receivers.schema(),
  createTime: moment,
});
export type Notification = z.output<typeof Notification>;

/** Positions of a switch. */
export const onOff = choices({ on: [switchStates.on, '开启', 'done'], off: [switchStates.off, '关闭', 'rest'] });

export const FieldContent = z.object({ name: text(50), value: text(30), text: text(200) });

/** Template of one channel, by the id of the template. */
export const Template = z.object({
  id: z.int(),
  tempId: z.string().nullable(),
  title: z.string().nullable(),
  tempKey: z.string().nullable(),
  content: z.string().nullable(),
  name: z.string().nullable(),
  status: switchStates.schema(),
  /** Contents of its fields; ours, servers of the wire tell none. */
  fields: z.array(FieldContent).default([]),
  /** Texts that a field chooses among, by its name; ours. */
  options: z.record(z.string(), z.array(z.string())).default({}),
  /** Code of 阿里云短信 for a text message; ours. */
  aliyunCode: z.string().default(''),
});
export type Template = z.output<typeof Template>;
