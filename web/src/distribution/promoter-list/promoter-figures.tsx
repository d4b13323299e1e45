import { promoterCalls } from '#contract/distribution/promoters.ts';
import { fenOfYuan } from '#contract/fen.ts';
import { SumStrip, countText, useSums, yuanText } from '#web/ui/index.ts';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';

/** Names of the wire, and the words of the columns for the same. */
const shown = [
  ['分销人员人数(人)', '分销员'],
  ['发展会员人数', '推广用户数'],
  ['订单总数', '推广订单数'],
  ['订单金额', '推广订单金额'],
  ['可提现金额', '未提现金额'],
] as const;

const textOf = (sum: number | string | undefined) =>
  sum === undefined ? undefined : typeof sum === 'number' ? countText(sum) : yuanText(fenOfYuan(sum));

/** Sums of the promoters that the filters find; other servers of the wire may have none. */
export function PromoterFigures() {
  const { address } = useScene();
  const input = { ...inputOf(promoterCalls.statistics, address), nickName: address.get('keywords') || undefined };
  const { data, again } = useSums(promoterCalls.statistics, input);
  if (again) return null;
  return <SumStrip of={shown.map(([name, label]) => [label, textOf(data?.find((sum) => sum.name === name)?.count)])} />;
}
