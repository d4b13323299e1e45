import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, onOrOff } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { showHour } from '../moment.ts';
import { refusals } from '../refusal.ts';
import {
  TRUE,
  bit,
  count,
  flagWords,
  id,
  jsonText,
  line,
  moment,
  neededId,
  nothing,
  page,
  paged,
  present,
  text,
} from '../wire.ts';
import { searchText } from '../search-text.ts';

export const slotRefusals = refusals('flash_sale_slot', {
  NOT_FOUND: { says: () => '秒杀时段不存在' },
  WRONG_TIME: { onConstraint: 'flash_sale_slot__hours', says: () => '请填写正确的时间范围' },
  OVERLAP: { onConstraint: 'flash_sale_slot__apart', says: () => '当前时间段的秒杀配置已存在' },
  IN_USE: { says: (p: { items: number }) => `还有 ${p.items} 个秒杀商品在使用这个时段，请先删除它们或换到别的时段` },
});

/** State of a slot now, by the clock of the shop. */
export const killStates = choices({
  off: [0, '关闭', 'rest'],
  waiting: [1, '即将开始', 'rest'],
  running: [2, '进行中', 'underway'],
  over: [-1, '已结束', 'rest'],
});

/** Hours of a slot, as far as the session of a flash sale follows them. */
export const SlotHours = z.object({ startTime: z.int(), endTime: z.int(), status: z.boolean() });
export type SlotHours = z.output<typeof SlotHours>;

const WRONG_TIME = '时间参数不正确 例如:01:00,02:00';
const NO_TIME = '秒杀时间段不能为空';
/** "10:00,13:00": only the hours count, and the last one may be 24. */
export const hoursOfDay = z.codec(
  z
    .string(NO_TIME)
    .min(1, NO_TIME)
    .regex(/^(?:[01]?\d|2[0-4])(?::\d{2}){0,2}, ?(?:[01]?\d|2[0-4])(?::\d{2}){0,2}$/, WRONG_TIME),
  z.object({ startTime: z.int(), endTime: z.int() }),
  {
    decode: (sent) => {
      const [startTime = 0, endTime = 0] = sent.split(',').map((each) => Number.parseInt(each, 10));
      return { startTime, endTime };
    },
    encode: ({ startTime, endTime }) => [startTime, endTime].map(showHour).join(','),
  },
);

const NO_SLIDES = '轮播图不能为空';
/** Pictures as the library picks them: each at least with its address. */
const pictures = z.array(z.object({ attId: count.optional(), sattDir: text(1000) }), NO_SLIDES);
const WRONG_SLIDES = '幻灯片不正确，请重新选择';
const slides = jsonText(pictures.min(1, NO_SLIDES).max(10, '幻灯片最多 10 张'), WRONG_SLIDES);

/** Switch, as 1 or 0; clients of the line 1.4 put the digit in quotes. */
const slotSwitch = z.codec(z.union([...flagWords.options, z.literal(["'0'", "'1'"])], '未知的状态'), z.boolean(), {
  decode: (sent) => TRUE.has(sent) || sent === "'1'",
  encode: (on) => (on ? 1 : 0),
});

const SlotDraft = z.object({
  name: line(255, '秒杀时段名称不能为空', '秒杀时段名称不能超过255个字符'),
  time: hoursOfDay,
  silderImgs: present(NO_SLIDES).pipe(slides),
  sort: count.nullish(),
  status: present('状态不能为空').pipe(slotSwitch),
});
export type SlotDraft = z.output<typeof SlotDraft>;

export const Slot = z.object({
  id,
  name: z.string(),
  startTime: z.int(),
  endTime: z.int(),
  time: hoursOfDay,
  img: z.null(),
  /** Slides; there are none where flash sales say these hours themselves. */
  silderImgs: jsonText(pictures, WRONG_SLIDES),
  killStatus: z.int(),
  statusName: z.string(),
  sort: z.int().default(0),
  status: bit('未知的状态'),
  createTime: moment,
  updateTime: moment,
  isDel: z.boolean(),
  /** Ours: hours that flash sales say themselves, which nobody keeps as a slot. */
  isOwn: z.boolean().default(false),
});
export type Slot = z.output<typeof Slot>;

const byId = z.object({ id: neededId('id') });

export const slotCalls = calls('flash_sale_slot', '/admin/store/seckill/manger', {
  list: get('/list', {
    permission: 'admin:seckill:manger:list',
    query: paged({ name: searchText(255).optional(), status: slotSwitch.optional() }),
    returns: page(Slot),
  }),
  save: post('/save', {
    permission: 'admin:seckill:manger:save',
    body: SlotDraft,
    returns: nothing,
    refuses: [slotRefusals.WRONG_TIME, slotRefusals.OVERLAP],
  }),
  update: post('/update', {
    edits: Slot,
    permission: 'admin:seckill:manger:update',
    query: byId,
    body: SlotDraft,
    returns: nothing,
    refuses: [slotRefusals.NOT_FOUND, slotRefusals.WRONG_TIME, slotRefusals.OVERLAP],
  }),
  info: get('/info', { permission: 'admin:seckill:manger:info', query: byId, returns: Slot, refuses: [slotRefusals.NOT_FOUND] }),
  delete: get('/delete', {
    permission: 'admin:seckill:manger:delete',
    query: byId,
    returns: nothing,
    undo: '删除成功',
    refuses: [slotRefusals.NOT_FOUND, slotRefusals.IN_USE],
  }),
  updateStatus: post('/update/status/{id}', {
    permission: 'admin:seckill:manger:update:status',
    params: z.object({ id }),
    query: z.object({ status: slotSwitch }),
    returns: z.boolean(),
    undo: '修改成功',
    refuses: [slotRefusals.NOT_FOUND],
  }),
});

labelsOf('flash_sale_slot', {
  id: 'ID',
  name: '秒杀名称',
  time: '秒杀时段',
  silderImgs: '轮播图',
  status: '状态',
  killStatus: '本场',
  createTime: '创建时间',
});

historyOf('flash_sale_slot', {
  label: '秒杀时段',
  readBy: 'admin:seckill:manger:info',
  fields: {
    name: ['秒杀名称', 'text'],
    startTime: ['起始时间', 'text'],
    endTime: ['结束时间', 'text'],
    status: ['状态', onOrOff],
    isDel: ['已删除', 'flag'],
  },
  deleted: { named: ['name'], needs: [slotCalls.delete.permission, slotCalls.save.permission] },
  acts: { updateStatus: '开启或关闭' },
});
