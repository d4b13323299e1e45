import { z } from 'zod';
import { approvalRefusals } from '../approvals/approvals.ts';
import { calls, get, post } from '../call.ts';
import { onOrOff } from '../choices.ts';
import { historyOf, texts } from '../history.ts';
import { labelsOf } from '../labels.ts';
import {
  absentOr,
  flag,
  id,
  idList,
  INT_MAX,
  integer,
  neededId,
  nothing,
  page,
  paged,
  present,
  text,
  wordList,
} from '../wire.ts';
import { BalanceMove, ReasonedMove, StandingFigures } from './balance-move.ts';
import { CustomerFilter, customerOrder } from './customer-filter.ts';
import { Customer, CustomerRow } from './customer-record.ts';
import { WRONG_CARD, customerRefusals } from './customer-refusals.ts';
import { promoterOrNot } from './enums.ts';

/** The permission of the customer list. */
export const seeCustomers = 'admin:user:list';

/** Name that a customer is given or takes. */
export const nickname = text(30, '用户昵称不能超过30个字符');

/** Most customers that the address of a call holds. */
const MANY = 1000;
/** Several customers, named in the address of a call. */
export const uids = (missing: string, nobody = missing) =>
  present(missing)
    .pipe(idList)
    .refine((ids) => ids.length > 0, nobody)
    .refine((ids) => ids.length <= MANY, `一次最多选择 ${MANY} 位用户`);

const movePolicy = {
  permission: 'admin:user:operate:founds',
  says: '设置成功',
  returns: nothing,
  refuses: [
    customerRefusals.NOTHING_TO_MOVE,
    customerRefusals.NOT_FOUND,
    customerRefusals.MERGED,
    customerRefusals.BALANCE_SHORT,
    customerRefusals.BALANCE_FULL,
    customerRefusals.POINTS_SHORT,
    customerRefusals.POINTS_FULL,
    customerRefusals.NEEDS_REVIEW,
    customerRefusals.DAY_NEEDS_REVIEW,
  ],
} as const;

export const customerCalls = calls('customer', '/admin/user', {
  list: get('/list', {
    permission: seeCustomers,
    about:
      'Customers, the latest first unless an `order` is asked for. Keywords are part of a name, the number of a customer, the end of a phone number, or a remark.',
    query: paged({ ...CustomerFilter.shape, order: customerOrder.optional() }),
    returns: page(CustomerRow),
  }),
  info: get('/info', {
    permission: 'admin:user:info',
    query: z.object({ id: neededId('id') }),
    returns: Customer,
    refuses: [customerRefusals.NOT_FOUND],
  }),
  update: post('/update', {
    permission: 'admin:user:update',
    about:
      'Changes what is sent and nothing else, and of that only the fields that `changed` names, where it is sent; an empty group or tag takes it away. An identity number that comes back as it was answered stays.',
    query: z.object({ id: neededId('id') }),
    body: z.object({
      mark: text(255, '用户备注不能超过255个字符').nullish(),
      addres: text(255, '用户地址不能超过255个字符').nullish(),
      groupId: idList.nullish(),
      tagId: idList.nullish(),
      realName: text(25, '真实姓名不能超过25个字符').nullish(),
      birthday: text(32, '生日不能超过32个字符').nullish(),
      cardId: text(20, WRONG_CARD).nullish(),
      isPromoter: present('是否为推广员不能为空').pipe(flag),
      status: present('状态不能为空').pipe(flag),
      /** Fields that whoever edits has touched: the others may have been changed by somebody else since they were read. */
      changed: wordList.optional(),
    }),
    returns: nothing,
    refuses: [
      customerRefusals.NOT_FOUND,
      customerRefusals.MERGED,
      customerRefusals.WRONG_CARD,
      customerRefusals.NO_GROUP,
      customerRefusals.NO_TAG,
    ],
  }),
  updatePhone: get('/update/phone', {
    permission: 'admin:user:update:phone',
    query: z.object({
      id: neededId('id'),
      phone: z.string(absentOr('请填写手机号', '请填写手机号')).regex(/^1\d{10}$/, '手机号格式错误，请输入正确得手机号'),
    }),
    returns: nothing,
    refuses: [
      customerRefusals.NOBODY_TO_CALL,
      customerRefusals.MERGED,
      customerRefusals.SAME_PHONE,
      customerRefusals.PHONE_TAKEN,
    ],
  }),
  group: post('/group', {
    permission: 'admin:user:group',
    about: 'Puts one or many customers into a group.',
    query: z.object({
      id: uids('会员编号不能为空'),
      groupId: present('分组id不能为空').pipe(integer(1, INT_MAX, '一位用户只能在一个分组里，请选择一个分组')),
    }),
    returns: nothing,
    undo: '设置成功',
    refuses: [customerRefusals.NONE_FOUND, customerRefusals.MERGED, customerRefusals.NO_GROUP],
  }),
  tag: post('/tag', {
    edits: z.object({ tagId: z.string() }),
    permission: 'admin:user:tag',
    about: 'Gives one or many customers these tags in place of those they had; who is not there is passed over.',
    query: z.object({ id: uids('会员编号不能为空'), tagId: uids('标签id不能为空') }),
    returns: nothing,
    undo: '设置成功',
    refuses: [customerRefusals.NONE_FOUND, customerRefusals.MERGED, customerRefusals.NO_TAG],
  }),
  updateLevel: post('/update/level', {
    permission: 'admin:user:update:level',
    about: 'Gives a level by hand. A lower one wants to know in `isSub` whether experience goes down to its threshold.',
    body: z.object({
      uid: present('用户id不能为空').pipe(id),
      levelId: present('等级id不能为空').pipe(id),
      isSub: flag.nullish(),
    }),
    returns: nothing,
    says: '更新成功',
    refuses: [
      customerRefusals.NOT_FOUND,
      customerRefusals.MERGED,
      customerRefusals.SAME_LEVEL,
      customerRefusals.LEVEL_GONE,
      customerRefusals.KEEP_OR_TAKE,
    ],
  }),
  updateSpread: post('/update/spread', {
    permission: 'admin:user:update:spread',
    about: 'Puts a customer below another promoter; `image` is not kept.',
    body: z.object({
      userId: present('请选择用户').pipe(id),
      image: text(1000).nullish(),
      spreadUid: present('请选择推广人').pipe(id),
    }),
    returns: nothing,
    says: '修改成功',
    refuses: [
      customerRefusals.OWN_REFERRER,
      customerRefusals.NOT_FOUND,
      customerRefusals.MERGED,
      customerRefusals.SAME_REFERRER,
      customerRefusals.NO_REFERRER,
      customerRefusals.REFERRER_OFF,
      customerRefusals.NOT_PROMOTER,
      customerRefusals.CIRCLE,
    ],
  }),
  operateFounds: get('/operate/founds', { ...movePolicy, query: BalanceMove }),
  adjustFounds: post('/operate/founds', {
    ...movePolicy,
    about: 'The same with a reason; a key that was sent before moves nothing again. Answers what the customer has after it.',
    body: ReasonedMove,
    returns: StandingFigures,
    refuses: [...movePolicy.refuses, customerRefusals.OTHER_MOVE],
  }),
  proposeFounds: post('/operate/founds/propose', {
    ...movePolicy,
    about: 'Submits a move above `funds_review_above` to a second person; nothing moves before it is approved.',
    says: '已提交复核',
    body: ReasonedMove,
    refuses: [...movePolicy.refuses, approvalRefusals.WAITS_ALREADY],
  }),
});

labelsOf('customer', {
  uid: 'ID',
  confirm: '确认用户',
  avatar: '头像',
  nickname: '姓名',
  levelName: '用户等级',
  groupName: '分组',
  tagName: '标签',
  spreadNickname: '推荐人',
  phone: '手机号',
  nowMoney: '余额',
  integral: '积分',
  isPromoter: '分销员',
  status: '状态',
  createTime: '首次访问',
  lastLoginTime: '近次访问',
  addres: '用户地址',
  mark: '用户备注',
  groupId: '用户分组',
  tagId: '用户标签',
  keywords: '用户搜索',
  level: '用户等级',
  labelId: '用户标签',
  sex: '性别',
  payCount: '消费情况',
  country: '国家',
  province: '省份',
  city: '城市',
  accessType: '访问情况',
  moneyType: '修改余额',
  moneyValue: '余额',
  integralType: '修改积分',
  integralValue: '积分',
  id: '用户编号',
  levelId: '用户等级',
  isSub: '扣除经验',
  spreadUid: '分销员',
});

historyOf('customer', {
  label: '用户',
  readBy: seeCustomers,
  fields: {
    ...texts('nickname', 'addres', 'mark'),
    groupId: ['用户分组', 'text'],
    level: ['用户等级', 'text'],
    spreadUid: ['上级分销员', 'text'],
    isPromoter: promoterOrNot,
    status: onOrOff,
  },
  named: { groupId: ['customer_group', 'groupName'], level: ['customer_level', 'name'], spreadUid: ['customer', 'nickname'] },
  parts: { customer_tag_link: 'uid', customer_phone_view: 'uid', customer_note: 'uid' },
  acts: {
    revealPhone: '查看手机号',
    revealCard: '查看身份证号',
    addNote: '添加备注',
    deleteNote: '删除备注',
    exportCustomers: '导出用户',
    updatePhone: '修改手机号',
    register: '注册用户',
    code: '获取验证码',
    bindPhone: '绑定手机号',
    identify: '识别微信身份',
    tryCode: '核对验证码',
    updateProfile: '修改个人资料',
    group: '设置分组',
    tag: '设置标签',
    updateLevel: '修改用户等级',
    updateSpread: '修改上级分销员',
    operateFounds: '修改积分余额',
    adjustFounds: '修改积分余额',
    proposeFounds: '提交余额复核',
    groupMany: '批量设置分组',
    tagMany: '批量设置标签',
    sendMany: '批量发送优惠券',
    noticeMany: '批量发送通知',
    retryMany: '重试批量操作',
    importMembers: '导入用户',
    merge: '合并用户',
    erase: '注销用户',
  },
});
