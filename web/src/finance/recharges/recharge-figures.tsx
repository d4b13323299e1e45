import { labelOf } from '#contract/choices.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { rechargeTypes } from '#contract/finance/recharge-record.ts';
import { SumStrip, useListSums, yuanText } from '#web/ui/index.ts';
import { isNarrower } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

const paid = { of: '已付款的充值，按提交充值的时间；没有选时间就是全部', without: '赠送的金额' };

/** Sums that customers put onto their balances in the period, gifts aside: in all, by each way, and what went back. */
export function RechargeFigures() {
  const { may, data, asOf, again } = useListSums(rechargeCalls.figures);
  const { address } = useScene();
  if (!may) return null;
  const { public: weChat, routine } = rechargeTypes;
  const ways = data && (data.ways ?? { [routine]: data.routine, [weChat]: data.weChat, other: data.other });
  const byWay = Object.entries(ways ?? {}).map(
    ([way, sum]) =>
      [labelOf(rechargeTypes, way) ?? '其他方式', yuanText(sum), { ...paid, counts: '用这种方式付的充值相加' }] as const,
  );
  return (
    <SumStrip
      again={again}
      lead={isNarrower(rechargeCalls.list, rechargeCalls.figures, address) ? '全部充值' : undefined}
      asOf={asOf}
      of={[
        [
          '充值总金额',
          data && yuanText(data.total),
          { ...paid, counts: '用户为充值付的钱相加，退款不从中扣除', parts: byWay.map(([way, text]) => [way, text] as const) },
        ],
        ...byWay,
        ['充值退款金额', data && yuanText(data.refund), { of: paid.of, counts: '这些充值后来退给用户的钱相加，不论哪天退的' }],
      ]}
    />
  );
}
