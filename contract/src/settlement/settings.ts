import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

export const settlementSettings = settings({
  settle_delay_days: {
    label: '签收后可结算',
    unit: '天',
    hint: '签收满这么多天、没有退款在处理的订单才进结算单；之后的退款在下一期扣回',
    initial: '7',
    value: integer(1, 365, '签收后可结算应在 1 到 365 天之间'),
  },
});
