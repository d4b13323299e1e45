import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import {
  INT_MAX,
  flag,
  id,
  integer,
  isMoreThan,
  mediaAddress,
  mediaAddressOrNone,
  moment,
  neededId,
  nothing,
  present,
  words,
} from '../wire.ts';

export const customerLevelRefusals = refusals('customer_level', {
  NAME_TAKEN: { onConstraint: 'customer_level__name', says: () => '用户等级名称重复' },
  GRADE_TAKEN: { onConstraint: 'customer_level__grade', says: () => '用户等级级别重复' },
  TOO_LITTLE: { says: () => '当前等级的经验不能比上一级别的经验低' },
  TOO_MUCH: { says: () => '当前等级的经验不能比下一级别的经验高' },
  NOT_FOUND: { says: () => '等级不存在' },
  GONE: { says: () => '系统等级不存在' },
});

export const LEVEL_NAME_MAX = 50;
const ICON_TOO_LONG = '等级图标的地址过长，请重新上传';
const OUT_OF_PLACE = [
  customerLevelRefusals.NAME_TAKEN,
  customerLevelRefusals.GRADE_TAKEN,
  customerLevelRefusals.TOO_LITTLE,
  customerLevelRefusals.TOO_MUCH,
];

const percent = integer(1, 100, {
  error: ({ input }) => (isMoreThan(100, input) ? '折扣值不能大于100' : '折扣值不能小于1'),
});

const LevelDraft = z.object({
  name: words(LEVEL_NAME_MAX, '等级名称不能为空', '等级名称不能超过50个字符'),
  grade: present('会员等级不能为空').pipe(integer(1, INT_MAX, '会员等级最小为1')),
  discount: present('折扣不能为空').pipe(percent),
  experience: present('等级经验不能为空').pipe(integer(0, INT_MAX, '等级经验应为 0 或更大的整数')),
  icon: mediaAddress(255, '会员图标不能为空', ICON_TOO_LONG),
  isShow: present('是否显示不能为空').pipe(flag),
});
export type LevelDraft = z.output<typeof LevelDraft>;

/**
 * `discount` is what its members pay of a price, in per cent. By `keepsFrom` those on it stay where it asks more of others; a server of
 * another make has none.
 */
export const CustomerLevel = z.object({
  id: z.int(),
  name: z.string(),
  experience: z.int(),
  keepsFrom: z.int().nullish(),
  isShow: z.boolean(),
  grade: z.int(),
  discount: z.int(),
  icon: z.string(),
  isDel: z.boolean(),
  updateTime: moment,
  createTime: moment,
});
export type CustomerLevel = z.output<typeof CustomerLevel>;

/** Levels that customers climb by experience. */
export const customerLevelCalls = calls('customer_level', '/admin/system/user/level', {
  list: get('/list', {
    permission: 'admin:system:user:level:list',
    about: 'All of them, the lowest first, hidden ones too.',
    returns: z.array(CustomerLevel),
  }),
  info: get('/info', {
    permission: 'admin:system:user:level:info',
    query: z.object({ id: neededId('id') }),
    returns: CustomerLevel,
    refuses: [customerLevelRefusals.NOT_FOUND],
  }),
  members: get('/members', {
    permission: 'admin:system:user:level:list',
    about:
      'How many customers are on a level: those whom hiding or deleting it moves, or with an `experience` those who would not reach it.',
    query: z.object({ id: neededId('id'), experience: integer(0, INT_MAX, '等级经验应为 0 或更大的整数').optional() }),
    returns: z.object({ customers: z.int() }),
  }),
  risers: get('/risers', {
    permission: 'admin:system:user:level:list',
    about:
      'How many customers a level of this grade and experience would lift, once it is shown: whoever stands lower and reaches it, but those whom staff gave their level.',
    query: z.object({
      id: id.optional(),
      grade: integer(1, INT_MAX, '会员等级最小为1'),
      experience: integer(0, INT_MAX, '等级经验应为 0 或更大的整数'),
    }),
    returns: z.object({ customers: z.int() }),
  }),
  save: post('/save', {
    permission: 'admin:system:user:level:save',
    body: LevelDraft,
    returns: nothing,
    refuses: OUT_OF_PLACE,
  }),
  update: post('/update/{id}', {
    edits: CustomerLevel,
    permission: 'admin:system:user:level:update',
    about:
      'Keeps it shown or hidden. Customers move only when its grade or experience changes; with `keepsMembers` a higher threshold is for others, and those on it stay by the one before; `false` has all of them reach the present one. An empty `icon` leaves that which there is; levels of a new shop have none.',
    params: z.object({ id }),
    body: LevelDraft.extend({ icon: mediaAddressOrNone(255, ICON_TOO_LONG), keepsMembers: flag.optional() }),
    returns: nothing,
    refuses: [...OUT_OF_PLACE, customerLevelRefusals.NOT_FOUND],
  }),
  delete: post('/delete/{id}', {
    permission: 'admin:system:user:level:delete',
    about: 'Its customers go to the best level that remains.',
    params: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
    refuses: [customerLevelRefusals.GONE],
  }),
  use: post('/use', {
    permission: 'admin:system:user:level:use',
    about: 'Hidden, it leaves its customers to the best level that remains; shown, it takes those whose experience reaches it.',
    body: z.object({
      id: present('等级id不能为空').pipe(id),
      isShow: present('是否显示不能为空').pipe(flag),
    }),
    returns: nothing,
    undo: '修改成功',
    refuses: [customerLevelRefusals.NOT_FOUND],
  }),
});

labelsOf('customer_level', {
  id: 'ID',
  icon: '等级图标',
  name: '等级名称',
  grade: '等级',
  experience: '经验',
  keepsFrom: '现有用户保留经验',
  discount: '享受折扣(%)',
  isShow: '状态',
  keepsMembers: '现有用户',
  isDel: '已删除',
  createTime: '添加时间',
});

historyOf('customer_level', {
  label: '用户等级',
  readBy: 'admin:system:user:level:list',
  fields: { ...texts('name', 'grade', 'experience', 'keepsFrom', 'discount'), icon: 'pictures', isShow: onOrOff, isDel: 'flag' },
  acts: { use: '开启或关闭' },
  deleted: {
    named: ['name'],
    picture: 'icon',
    needs: [customerLevelCalls.delete.permission, customerLevelCalls.save.permission],
  },
});
