import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import type { Answer } from '#contract/call.ts';
import { campaignKinds, campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { useCall } from '#web/ui/index.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { counted, inYuan } from '#web/ui/chart/measure.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { Funnel } from './funnel.tsx';
import './results.css';

type Days = Answer<typeof campaignResultCalls.days>;

const measures = {
  paid: { title: '实付金额', measure: inYuan, axis: '日期' },
  orders: { title: '成交订单', measure: counted('单'), axis: '日期' },
} as const;
const choices = (['paid', 'orders'] as const).map((value) => ({ value, label: measures[value].title }));

const figuresOf = (days: Days, of: keyof typeof measures) => ({
  labels: days.map(({ day }) => day.slice(5)),
  series: [{ name: measures[of].title, values: days.map((day) => day[of] ?? 0), compared: undefined }],
});

const PARTICIPANT_MEANING: Readonly<Record<number, string>> = {
  [campaignKinds.flashSale]: '下过单的用户，没付款的也算',
  [campaignKinds.bargain]: '发起过砍价的用户，帮忙砍价的不算',
  [campaignKinds.groupBuy]: '下过单的用户，没付款的也算',
  [campaignKinds.coupon]: '领到券的用户，后台发送的也算',
};

const DISCOUNT_MEANING: Readonly<Record<number, string>> = {
  [campaignKinds.coupon]: '订单里这张券抵掉的钱',
};

/** Rules by which the figures are counted, in the words of the shop. */
const Rules = ({ kind }: { kind: number }) => (
  <dl className="result-rules">
    <dt>展示次数</dt>
    <dd>商城前台上报的活动页浏览，同一个人看几次算几次</dd>
    <dt>参与人数</dt>
    <dd>{PARTICIPANT_MEANING[kind]}</dd>
    <dt>成交</dt>
    <dd>已付款的订单，后来退款的也算，按付款时间归到当天</dd>
    <dt>净收入</dt>
    <dd>实付金额减去已退的钱</dd>
    <dt>优惠金额</dt>
    <dd>{DISCOUNT_MEANING[kind] ?? '下单时的商品售价减去活动价'}，全额退款的订单不算</dd>
    <dt>优惠产出比</dt>
    <dd>每优惠 1 元留下多少净收入</dd>
  </dl>
);

/** Orders of one campaign by day, and how its figures are counted. */
export function ResultDetail({ id }: { id: number }) {
  const { address } = useScene();
  const kind = Number(address.get('kind'));
  const [wanted, setWanted] = useState<keyof typeof measures>('paid');
  const { data, error, refetch } = useCall(campaignResultCalls.days, { kind, id }, { saysItself: true });
  const seesAmounts = data?.[0]?.paid !== null;
  const shown = seesAmounts ? wanted : 'orders';
  const figures = useMemo(() => data && figuresOf(data, shown), [data, shown]);
  return (
    <>
      <Funnel kind={kind} id={id} />
      <LineChart
        head={measures[shown]}
        figures={figures}
        error={error}
        again={() => void refetch()}
        empty="这段时间没有成交，用户付款后按付款日统计在这里"
        controls={
          seesAmounts && <Segmented aria-label="指标" size="small" options={choices} value={wanted} onChange={setWanted} />
        }
      />
      <Rules kind={kind} />
    </>
  );
}
