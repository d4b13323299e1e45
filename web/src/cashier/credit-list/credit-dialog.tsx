import { Alert, Skeleton } from 'antd';
import type { Answer } from '#contract/call.ts';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { creditRefusals } from '#contract/cashier/credit-refusals.ts';
import { yuanOfFen } from '#contract/fen.ts';
import { type DialogOf, OrderDialog } from '#web/orders/acts/index.ts';
import { Facts, Failing, useCall, yuanText } from '#web/ui/index.ts';
import { isRefusedBy } from '#web/ui/wire/index.ts';

type CreditQuote = Answer<typeof creditCalls.quote>;

/** Reason why the order cannot be settled on credit now. */
function whyNot({ status, overdue, free, amount }: CreditQuote): string | undefined {
  if (!status) return '这个客户的赊账已停用，请先收款';
  if (overdue > 0) return `有 ${yuanOfFen(overdue)} 元逾期没有还，还清后才能再赊账`;
  if (amount > free) return `剩余额度 ${yuanText(Math.max(free, 0))}，不够赊这张订单`;
  return undefined;
}

const Standing = ({ of: quote }: { of: CreditQuote }) => {
  const why = whyNot(quote);
  return (
    <>
      <Facts
        of={[
          ['单位名称', quote.company],
          ['订单金额', yuanText(quote.amount)],
          ['剩余额度', yuanText(quote.free)],
          ['到期日', quote.dueDay],
        ]}
      />
      {why === undefined ? (
        <p>赊账后订单算已付款，可以发货；钱到账后在收款里登记还款。</p>
      ) : (
        <Alert type="warning" showIcon title={why} />
      )}
    </>
  );
};

/** Settles an unpaid order on credit, within what is free of its customer’s limit. */
export function CreditDialog(props: DialogOf) {
  const { data, error, refetch } = useCall(creditCalls.quote, { orderNo: props.order.orderId }, { saysItself: true });
  const hasNoAccount = isRefusedBy(error, creditRefusals.NO_ACCOUNT);
  return (
    <OrderDialog
      {...props}
      act="credit"
      call={creditCalls.settle}
      label={data ? `赊账 ${yuanText(data.amount)}` : '赊账'}
      start={{}}
      isReady={data !== undefined && whyNot(data) === undefined}
      width={500}
    >
      {hasNoAccount && <Alert type="warning" showIcon title={error?.message} />}
      {error && !data && !hasNoAccount && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 3 }} />}
      {data && <Standing of={data} />}
    </OrderDialog>
  );
}
