import { promoterCalls } from '#contract/distribution/promoters.ts';
import { fenOfYuan } from '#contract/fen.ts';
import { SumStrip, countText, useSums, yuanText } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

const of = '列表筛选出的全部分销员，不只这一页';

/** Names of the wire, the words of the columns for the same, and how they are counted. */
const shown = [
  ['分销人员人数(人)', '分销员', '分销员有几人'],
  ['发展会员人数', '推广用户数', '这些分销员直接带来的用户有几人'],
  ['订单总数', '推广订单数', '佣金已到账的推广订单有几单，两级分销员各算一单'],
  ['订单金额', '推广订单金额', '佣金已到账的推广订单的金额相加，两级分销员各算一次'],
  ['可提现金额', '未提现金额', '分销员手上可以提现的佣金相加，不含还在冻结期的'],
] as const;

const textOf = (sum: number | string | undefined) =>
  sum === undefined ? undefined : typeof sum === 'number' ? countText(sum) : yuanText(fenOfYuan(sum));

/** Sums of the promoters that the filters find; other servers of the wire may have none. */
export function PromoterFigures() {
  const { address } = useScene();
  const input = { ...inputOf(promoterCalls.statistics, address), nickName: address.get('keywords') || undefined };
  const { data, asOf, again } = useSums(promoterCalls.statistics, input);
  if (again) return null;
  return (
    <SumStrip
      asOf={asOf}
      of={shown.map(([name, label, counts]) => [label, textOf(data?.find((sum) => sum.name === name)?.count), { of, counts }])}
    />
  );
}
