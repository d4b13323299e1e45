import { tableReader } from '../../stage/table-reader.ts';
import { madeAt, secondsOf } from '../values/values.ts';

/** Ways of payment that go by another name here. */
const WAYS: Readonly<Record<string, string>> = { wx: 'weixin', wechat: 'weixin' };

export const withdrawals = tableReader({
  from: 'eb_user_extract',
  to: 'eb_user_extract',
  row: ({ row }) => ({
    ...row,
    ...madeAt(row),
    extract_type: WAYS[row['extract_type'] ?? ''] ?? row['extract_type'] ?? null,
    fail_time: secondsOf(row['fail_time']),
  }),
});

export const recharges = tableReader({
  from: 'eb_user_recharge',
  to: 'eb_user_recharge',
  row: ({ row }) => ({
    ...row,
    ...madeAt(row),
    pay_time: secondsOf(row['pay_time']),
    out_trade_no: row['trade_no'] ?? null,
  }),
});
