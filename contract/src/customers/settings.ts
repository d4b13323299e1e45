import { settings } from '../settings/setting.ts';
import { integer, moneyUpTo, orderMoney } from '../wire.ts';

export const fundsSettings = settings({
  funds_review_above: {
    label: '余额调整复核线',
    unit: '元',
    hint: '一名员工 24 小时内单独给同一位用户增减的余额和积分（按积分抵用比例折算）合计超过多少元，需要另一人复核，填 0 则不需要；需要复核时，改过提现账号的人也不能自己通过这笔提现',
    initial: '0',
    value: moneyUpTo(99_999_999, '余额调整复核线应为 0 到 999999.99 元'),
  },
  funds_review_day: {
    label: '余额调整单日复核线',
    unit: '元',
    hint: '一名员工 24 小时内单独给所有用户增减的余额和积分合计超过多少元，需要另一人复核，填 0 则不另设',
    initial: '0',
    value: orderMoney,
  },
});

export const pointSettings = settings({
  integral_ratio: {
    label: '积分抵用比例',
    unit: '元',
    hint: '1 积分抵多少元，填 0 则不能用积分抵扣',
    form: 109,
    initial: '0',
    value: moneyUpTo(9900, '积分抵用比例应为 0 到 99 元，最多两位小数'),
  },
  order_give_integral: {
    label: '下单赠送积分比例',
    unit: '积分',
    hint: '实际支付 1 元赠送多少积分，商品另外赠送的积分不算在内',
    form: 109,
    initial: '0',
    value: integer(0, 9999, '下单赠送积分比例应为 0 到 9999 的整数'),
  },
  freeze_integral_day: {
    label: '积分冻结时间',
    unit: '天',
    hint: '确认收货后多少天到账，填 0 则立即到账',
    form: 109,
    initial: '0',
    value: integer(0, 99, '积分冻结时间应在 0 到 99 天之间'),
  },
});
