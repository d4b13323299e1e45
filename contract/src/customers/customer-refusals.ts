import { type Fen, yuanOfFen } from '../fen.ts';
import { NEEDS_SECOND, refusals } from '../refusal.ts';

export const WRONG_CARD = '身份证号应为 15 位或 18 位';

export const customerRefusals = refusals('customer', {
  ACCOUNT_TAKEN: { onConstraint: 'customer__account', says: () => '这个客户账号已存在' },
  KNOWN_ACCOUNT: {
    says: (p: { uid: number }) => `用户 ${p.uid} 在商城用这个手机号登录，绑定的却不是它，请先核对这位用户`,
  },
  OWN_REFERRER: { onConstraint: 'customer__spread_self', says: () => '上级推广人不能为自己' },
  CIRCLE: { onConstraint: 'customer__upline', says: () => '当前用户已是推广人的上级' },
  NO_REFERRER: { onConstraint: 'customer__referrer', says: () => '上级用户不存在' },
  NO_GROUP: { onConstraint: 'customer__group', says: () => '用户分组不存在，请重新选择' },
  NO_LEVEL: { onConstraint: 'customer__level', says: () => '用户等级不存在，请重新选择' },
  WRONG_CARD: { code: 400, says: () => WRONG_CARD },
  NO_TAG: { says: () => '用户标签不存在，请重新选择' },
  NOT_FOUND: { says: () => '用户不存在' },
  MERGED: { says: (p: { into: number }) => `该用户已合并到用户 ${p.into}，请到那位用户处操作` },
  ERASED: { says: () => '该用户已注销，不能再操作' },
  NONE_FOUND: { says: () => '没有找到用户信息' },
  NOBODY_TO_CALL: { says: () => '对应用户不存在' },
  SAME_PHONE: { says: () => '手机号与之前一致' },
  PHONE_TAKEN: { says: (_owner: { uid: number }) => '此手机号码已被注册' },
  SAME_LEVEL: { says: () => '用户等级与修改前相同' },
  LEVEL_GONE: { says: () => '系统会员等级不存在，请先配置' },
  KEEP_OR_TAKE: { says: () => '降低用户等级时，请选择是否扣除用户经验值' },
  SAME_REFERRER: { says: () => '当前推广人已经是所选人' },
  NOT_PROMOTER: { says: () => '所选用户不是分销员，请选择分销员' },
  DISABLED: { says: () => '当前账户已禁用，请联系管理员！' },
  REFERRER_OFF: { says: () => '所选用户已被禁用，请选择其他分销员' },
  NOTHING_TO_MOVE: { says: () => '修改值不能等小于等于0' },
  BALANCE_SHORT: { says: () => '余额扣减后不能小于0' },
  BALANCE_FULL: { says: () => '余额添加后后不能大于99999999.99' },
  POINTS_SHORT: { says: () => '积分扣减后不能小于0' },
  NEEDS_REVIEW: {
    code: NEEDS_SECOND,
    says: (p: { limit: Fen; before: Fen }) =>
      `您 24 小时内单独给这位用户增减的余额和积分合计超过 ${yuanOfFen(p.limit)} 元（之前 ${yuanOfFen(p.before)} 元），需要另一人复核`,
  },
  DAY_NEEDS_REVIEW: {
    code: NEEDS_SECOND,
    says: (p: { limit: Fen; before: Fen }) =>
      `您 24 小时内单独给所有用户增减的余额和积分合计超过 ${yuanOfFen(p.limit)} 元（之前 ${yuanOfFen(p.before)} 元），需要另一人复核`,
  },
  POINTS_FULL: { says: () => '积分添加后不能大于99999999' },
  OTHER_MOVE: { says: () => '这次修改的标识已用于另一次修改，请刷新页面后重试' },
});
