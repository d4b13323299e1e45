import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import type { Answer } from '#contract/call.ts';
import { labelOf } from '#contract/choices.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import { deskOrderCalls } from '#contract/orders/desk-orders.ts';
import { useRegions } from '#web/delivery/index.ts';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { listOf, sentenceOf } from '#web/ui/wire/index.ts';
import { useAfterRefusal } from '#web/ui/wire/use-after-refusal.ts';
import { type DeskValues, blank, quoteOf } from './form-values.ts';

type Quote = Answer<typeof deskOrderCalls.deskQuote>;

/** Price of the basket now; asked again whenever the basket changes. */
export function useQuote(): { quote: Quote | undefined; problem: string | undefined } {
  const form = Form.useFormInstance<DeskValues>();
  const values = { ...blank, ...Form.useWatch([], { form, preserve: true }) };
  const { tree } = useRegions();
  const isAsked = values.lines.length > 0;
  const question = listOf(deskOrderCalls.deskQuote, quoteOf(values, tree));
  const { data, error, refetch } = useQuery({ ...question, enabled: isAsked, retry: false });
  useAfterRefusal(refetch);
  if (!isAsked) return { quote: undefined, problem: undefined };
  return { quote: error ? undefined : data, problem: error ? sentenceOf(error) : undefined };
}

const Lines = ({ of }: { of: Quote['lines'] }) => (
  <ul aria-label="每行分摊">
    {of.map(({ skuId, productName, sku, originalPrice, price, quantity, payPrice }) => (
      <li key={skuId}>
        <span>
          {productName} {sku}
          <small>{`${price < originalPrice ? `${yuanText(originalPrice)} → ` : ''}${yuanText(price)} × ${quantity}`}</small>
        </span>
        <span className="figure">{`实付 ${yuanText(payPrice)}`}</span>
      </li>
    ))}
  </ul>
);

/** A step, with the activity by its name. */
const labelOfStep = ({ step, label }: Quote['steps'][number], { activity }: Quote): string =>
  step === 'activity' && activity ? `${label}（${labelOf(activityKinds, activity.kind) ?? ''}“${activity.title}”）` : label;

/** Reason why points that were asked for take nothing off. */
function withoutPoints({ couponPrice, proTotalPrice, freight }: Quote): string {
  if (couponPrice < proTotalPrice) return '积分没有抵扣：用户没有积分，或者店铺没有开启积分抵扣';
  const why = couponPrice > 0 ? '优惠券已经付清商品，积分不再抵扣' : '商品不用付款，积分没有抵扣';
  return freight > 0 ? `${why}，运费照付` : why;
}

/** Total of the order, step by step, and what is left to pay of each line. */
export function QuoteReceipt() {
  const { quote, problem } = useQuote();
  const form = Form.useFormInstance<DeskValues>();
  const usesPoints = Form.useWatch('useIntegral', form);
  if (problem !== undefined) return <p className="desk-problem">{problem}</p>;
  if (!quote) return <p className="desk-quiet">添加商品后，这里逐步列出价格怎样算出来</p>;
  return (
    <>
      <dl className="desk-steps">
        {quote.steps.map((step) => (
          <div key={step.step}>
            <dt>{labelOfStep(step, quote)}</dt>
            <dd className="figure">{yuanText(step.amount)}</dd>
          </div>
        ))}
        <div className="desk-total">
          <dt>应付</dt>
          <dd className="figure">{yuanText(quote.payPrice)}</dd>
        </div>
      </dl>
      {usesPoints && quote.useIntegral === 0 && <p className="desk-quiet">{withoutPoints(quote)}</p>}
      <Lines of={quote.lines} />
      {quote.activity && <p className="desk-quiet">活动价不再打等级折扣，也不赠商品积分</p>}
      {quote.gainIntegral > 0 && <p className="desk-quiet">{`付款后可得 ${quote.gainIntegral} 积分`}</p>}
    </>
  );
}
