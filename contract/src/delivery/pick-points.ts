import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { choices, flagChoices } from '../choices.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { phoneNumber } from '../phone-number.ts';
import { refusals } from '../refusal.ts';
import { flag, id, line, mediaAddress, nothing, page, paged, text, words } from '../wire.ts';
import { PickPoint } from './pick-point-record.ts';
import { searchText } from '../search-text.ts';

export const pickPointRefusals = refusals('pick_point', {
  NOT_FOUND: { says: () => '门店自提点不存在' },
  NOT_FOUND_IN_BIN: { says: () => '提货点不存在!' },
  BINNED: { says: () => '提货点在回收站里，请先恢复再修改' },
  NOT_BINNED: { says: () => '请先将提货点移入回收站，再彻底删除' },
  IN_USE: { says: () => '该提货点存在订单或核销员，无法删除' },
});

/** The tabs of the list. */
export const pickPointTabs = choices({
  shown: [1, '显示中的提货点'],
  hidden: [0, '隐藏中的提货点'],
  bin: [2, '回收站的提货点'],
});
export const takesOrders = flagChoices('显示', '隐藏');

export const POINT_NAME_MAX = 40;
export const POINT_INTRO_MAX = 100;
const LAT_LNG = /^-?([1-8]?\d(\.\d{1,10})?|90(\.0{1,10})?),-?((1[0-7]|[1-9])?\d(\.\d{1,10})?|180(\.0{1,10})?)$/;
const BAD_LAT_LNG = '经纬度应为“纬度,经度”，例如 31.230416,121.473701';
const HOURS = /^((([01]\d|2[0-3]):[0-5]\d:[0-5]\d),(([01]\d|2[0-3]):[0-5]\d:[0-5]\d))?$/;

/** Compares the times as text, for both have as many digits. */
function closesAfterOpening(hours: string): boolean {
  const [opens = '', closes = ''] = hours.split(',');
  return opens <= closes;
}

const PickPointDraft = z.object({
  name: line(100, '请填写门店名称', '门店名称不能超过100个字符'),
  introduction: text(1000, '提货点简介不能超过1000个字符').nullish(),
  phone: phoneNumber('手机号码格式错误'),
  address: words(255, '提货点地址', '提货点地址不能超过255个字符'),
  detailedAddress: words(255, '请填写详细地址', '详细地址不能超过255个字符'),
  dayTime: z
    .string('营业时间格式不正确')
    .regex(HOURS, '营业时间应为开始和结束时间，例如 09:00:00,21:00:00')
    .refine(closesAfterOpening, '结束营业的时间不能早于开始营业的时间')
    .nullish(),
  image: mediaAddress(255, '请上传门店logo', '门店logo不能超过255个字符'),
  latitude: words(64, '请选择经纬度').refine((sent) => LAT_LNG.test(sent), BAD_LAT_LNG),
  validTime: text(255).nullish(),
});
export type PickPointDraft = z.output<typeof PickPointDraft>;

/** Into the bin and out of it, of which the wire has other words for a point that is not there. */
const byId = { query: z.object({ id }), returns: nothing, refuses: [pickPointRefusals.NOT_FOUND_IN_BIN] };

/** Pick-up points, at which customers fetch what they ordered. */
export const pickPointCalls = calls('pick_point', '/admin/system/store', {
  list: get('/list', {
    permission: 'admin:system:store:list',
    dataScope: 'none',
    about: '`status` names a tab: 0 hidden, 1 shown, 2 in the bin. Without one, `isDel` tells the bin from all others, else 0.',
    query: paged({
      keywords: searchText(64).optional(),
      status: pickPointTabs.schema('未知的状态').optional(),
      isDel: flag.optional(),
    }),
    returns: page(PickPoint),
  }),
  getCount: get('/getCount', {
    permission: 'admin:system:store:count',
    dataScope: 'none',
    returns: z.object({ show: z.int(), hide: z.int(), recycle: z.int() }),
  }),
  info: get('/info', {
    permission: 'admin:system:store:info',
    dataScope: 'none',
    about: '`latitude` is "lat,lng", as the form sends it.',
    query: z.object({ id }),
    returns: PickPoint,
    refuses: [pickPointRefusals.NOT_FOUND],
  }),
  save: post('/save', { permission: 'admin:system:store:save', body: PickPointDraft, returns: nothing }),
  update: post('/update', {
    edits: PickPoint,
    permission: 'admin:system:store:update',
    query: z.object({ id }),
    body: PickPointDraft,
    returns: nothing,
    refuses: [pickPointRefusals.NOT_FOUND, pickPointRefusals.BINNED],
  }),
  updateStatus: get('/update/status', {
    permission: 'admin:system:store:update:status',
    query: z.object({ id, status: flag }),
    returns: nothing,
    undo: '操作成功',
    refuses: [pickPointRefusals.NOT_FOUND, pickPointRefusals.BINNED],
  }),
  delete: get('/delete', { permission: 'admin:system:store:delete', ...byId, undo: '已移入回收站' }),
  recovery: get('/recovery', {
    permission: 'admin:system:store:recovery',
    about: 'Out of the bin; it stays hidden until somebody shows it.',
    ...byId,
    undo: '已恢复，提货点仍是隐藏状态',
  }),
  completelyDelete: get('/completely/delete', {
    permission: 'admin:system:store:completely:delete',
    query: z.object({ id }),
    returns: nothing,
    refuses: [pickPointRefusals.NOT_FOUND_IN_BIN, pickPointRefusals.NOT_BINNED, pickPointRefusals.IN_USE],
  }),
});

labelsOf('pick_point', {
  id: 'ID',
  name: '提货点名称',
  introduction: '提货点简介',
  phone: '提货点电话',
  address: '提货点地址',
  detailedAddress: '详细地址',
  dayTime: '营业时间',
  image: '提货点图片',
  latitude: '经纬度',
  longitude: '经度',
  isShow: '是否显示',
  isDel: '所在',
  createTime: '添加时间',
  keywords: '提货点名称或电话',
});

historyOf('pick_point', {
  label: '提货点',
  readBy: 'admin:system:store:info',
  fields: {
    name: 'text',
    introduction: 'text',
    phone: 'text',
    address: 'text',
    detailedAddress: 'text',
    dayTime: 'text',
    image: 'text',
    isShow: takesOrders,
    isDel: flagChoices('回收站', '提货点'),
  },
  acts: {
    save: '新增',
    update: '编辑',
    updateStatus: '显示或隐藏',
    delete: '移入回收站',
    recovery: '恢复',
    completelyDelete: '彻底删除',
  },
});
