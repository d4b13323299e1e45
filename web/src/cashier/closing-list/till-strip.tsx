import { Alert, Radio } from 'antd';
import { closingCalls } from '#contract/cashier/day-closings.ts';
import { tillActs } from '#contract/cashier/day-closing-record.ts';
import { DialogButton, Failing, Field, MoneyInput, TextField, useCall, useMay, yuanText } from '#web/ui/index.ts';
import { SumStrip } from '#web/ui/list-parts/sum-strip.tsx';
import { CountButton } from './count-button.tsx';

const RecordCash = () => (
  <DialogButton
    label="记现金存取"
    title="记现金存取"
    saveLabel="记账"
    call={closingCalls.record}
    start={{ kind: tillActs.deposit, number: '', says: '' }}
    touches={['till_entry']}
  >
    <Field name="kind">
      <Radio.Group options={tillActs.options} />
    </Field>
    <Field name="amount">
      <MoneyInput />
    </Field>
    <TextField name="number" optional placeholder="存款回单号或订单号" />
    <TextField name="says" optional rows={2} showCount />
  </DialogButton>
);

const of = '上次日结以后到待日结那天结束，钱箱的现金收付；还没有日结过时只算那一天';

/** The till by now: what its books say, and what is to be done. */
export function TillStrip() {
  const may = useMay()(closingCalls.standing);
  const { data, error, refetch, dataUpdatedAt } = useCall(closingCalls.standing, {}, { enabled: may, saysItself: true });
  if (!may) return null;
  if (error && !data) return <Failing error={error} again={() => void refetch()} />;
  const sums = [
    ['待日结', data?.day, { of, counts: '上次日结后第一个有现金收付的日子，都结清了就是今天' }],
    ['期初', data && yuanText(data.opening), { of, counts: '上次日结时实点的现金，第一次日结时由清点的人填写' }],
    ['收现', data && yuanText(data.received), { of, counts: '收到的现金相加，作废冲回的已扣除' }],
    ['付现', data && yuanText(data.paid), { of, counts: '付出和退给用户的现金相加' }],
    ['存银行', data && yuanText(data.deposited), { of, counts: '存入银行的现金，减去取回的备用金' }],
    ['账面现金', data && yuanText(data.books), { of, counts: '期初加收现，减去付现和存银行' }],
  ] as const;
  return (
    <>
      <SumStrip of={sums} asOf={dataUpdatedAt || undefined} />
      {data?.isWaiting && <Alert type="info" showIcon title="上一次日结还没有复核，请另一人先复核" />}
      {data && data.receipts > 0 && (
        <Alert type="warning" showIcon title={`还有 ${data.receipts} 张现金收款没有确认，日结前请先确认或作废`} />
      )}
    </>
  );
}

/** Acts on the till. */
export function TillActs() {
  const may = useMay()(closingCalls.standing);
  const { data } = useCall(closingCalls.standing, {}, { enabled: may, saysItself: true });
  return (
    <>
      <RecordCash />
      {data && !data.isWaiting && <CountButton of={data} />}
    </>
  );
}
