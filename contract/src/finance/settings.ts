import { settings, switchTrueFalse } from '../settings/setting.ts';
import { moneyUpTo, text } from '../wire.ts';

export const rechargeSettings = settings({
  store_user_min_recharge: {
    label: '用户最低充值金额',
    unit: '元',
    form: 78,
    initial: '1',
    value: moneyUpTo(99_999_999, '最低充值金额应为 0 到 999999.99 元'),
  },
  recharge_switch: {
    label: '余额充值',
    hint: '关闭后用户不能再充值，已充值的余额照常使用',
    form: 78,
    initial: 'true',
    value: switchTrueFalse,
  },
  recharge_attention: {
    label: '充值注意事项',
    form: 78,
    initial: '充值后帐户的金额不能提现\n充值的金额可用于商城消费\n如有疑问请联系客服',
    value: text(2000),
  },
});
