import { labelOf } from '#contract/choices.ts';
import { attemptKinds } from '#contract/payments/attempts.ts';
import {
  type BillDifference,
  type PaymentBillInfo,
  billCalls,
  billDifferenceKinds,
  billDifferenceStates,
  billEntryKinds,
} from '#contract/payments/bills.ts';
import { Choice, CopyText, DialogButton, Facts, TextField, needed, when, yuanText } from '#web/ui/index.ts';
import { DocumentLink } from '../document-link.tsx';
import { whatToDo } from './what-to-do.ts';
import './bills.css';

interface ResolveProps {
  bill: PaymentBillInfo;
  of: readonly BillDifference[];
  label: string;
}

const Resolve = ({ bill, of, label }: ResolveProps) => (
  <DialogButton
    label={label}
    title={of.length === 1 ? '处理这笔差异' : `处理 ${of.length} 笔差异`}
    saveLabel="标为已处理"
    says="已处理"
    call={billCalls.resolve}
    start={{ id: bill.id, differences: of.map(({ id }) => id), reason: '' }}
  >
    <TextField
      name="reason"
      label="处理说明"
      check={needed('请填写处理说明')}
      help="写明核对结果和处理办法；这里只作记录，不会收款或退款"
      rows={3}
      maxLength={200}
      showCount
    />
  </DialogButton>
);

const fenText = (fen: number | null) => (fen === null ? '无' : yuanText(fen));

const Standing = ({ of: { kind, state, reason, resolver, resolvedTime } }: { of: BillDifference }) =>
  state === 'open' ? (
    <p>{whatToDo[kind]}</p>
  ) : (
    <p>
      <Choice of={billDifferenceStates} value={state} /> {reason}
      <span className="quiet">
        {` · ${resolver} · `}
        {when(resolvedTime)}
      </span>
    </p>
  );

const Difference = ({ bill, of }: { bill: PaymentBillInfo; of: BillDifference }) => {
  const { kind, entry, number, providerNo, at, subject, orderNo, ours, theirs, state } = of;
  return (
    <li>
      <div>
        <p className="bill-kind">
          {labelOf(billDifferenceKinds, kind)}
          <span className="quiet">
            {` · ${labelOf(billEntryKinds, entry)} · `}
            {when(at)}
          </span>
        </p>
        <Facts
          of={[
            [
              labelOf(attemptKinds, subject) ?? '单据',
              subject && orderNo && <DocumentLink key="order" kind={subject} number={orderNo} />,
            ],
            ['商户单号', <CopyText key="number" text={number} />],
            ['渠道单号', providerNo !== '' && <CopyText key="providerNo" text={providerNo} />],
            ['金额', `本系统 ${fenText(ours)}，渠道 ${fenText(theirs)}`],
          ]}
        />
        <Standing of={of} />
      </div>
      {state === 'open' && <Resolve bill={bill} of={[of]} label="处理" />}
    </li>
  );
};

/** Records about which the bill and our books differ, those that wait first. */
export function BillDifferences({ of: bill }: { of: PaymentBillInfo }) {
  const { differences, differing } = bill;
  const open = differences.filter(({ state }) => state === 'open');
  const unlisted = differing > differences.length ? `，列出前 ${differences.length} 笔，处理后请重新取账单` : '';
  return (
    <section className="bill-differences" aria-label={`差异 ${differing} 笔`}>
      <header>
        <h3>{`差异 ${differing} 笔${unlisted}`}</h3>
        {open.length > 1 && <Resolve bill={bill} of={open} label={`全部处理（${open.length} 笔）`} />}
      </header>
      <ul>
        {differences.map((each) => (
          <Difference key={each.id} bill={bill} of={each} />
        ))}
      </ul>
    </section>
  );
}
