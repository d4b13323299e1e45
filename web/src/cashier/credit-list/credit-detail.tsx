import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { type CreditAccount, type CreditEntry, creditEntryKinds } from '#contract/cashier/credit-record.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import { type Column, CustomerLink, type Fact, Facts, Loaded, OrderLink, when, yuan, yuanText } from '#web/ui/index.ts';
import { CallRows } from '#web/ui/rows/call-rows.tsx';
import { AgeBars } from './age-bars.tsx';
import { creditActs } from './credit-acts.tsx';
import './credit-list.css';

const columns: readonly Column<CreditEntry>[] = [
  { field: 'createTime', show: when },
  { field: 'kind', width: 100, of: creditEntryKinds },
  { field: 'amount', width: 112, show: yuan },
  { field: 'balance', width: 112, show: yuan },
  {
    field: 'orderNo',
    width: 208,
    card: 'title',
    show: (orderNo, { says }) => (orderNo === '' ? says : <OrderLink orderNo={orderNo} />),
  },
  { field: 'receiptNo', width: 196 },
  { field: 'actor', width: 88 },
];

/** Ledger of an account. */
const Ledger = ({ id }: { id: number }) => (
  <CallRows
    call={creditCalls.entries}
    input={(paging) => ({ id, ...paging })}
    noun="credit_entry"
    columns={columns}
    keyOf={(entry) => entry.id}
    empty="还没有赊过账"
  />
);

const factsOf = (account: CreditAccount): readonly Fact[] => [
  ['户号', account.creditNo],
  [
    '用户',
    <CustomerLink key="customer" uid={account.uid}>
      {account.nickname}
    </CustomerLink>,
  ],
  ['联系人', [account.contact, account.phone].filter(Boolean).join(' ')],
  ['信用额度', yuanText(account.creditLimit)],
  ['剩余额度', yuanText(account.free)],
  ['账期', `${account.termDays} 天`],
  ['欠款', yuanText(account.owed)],
  ['预存', account.surplus > 0 && yuanText(account.surplus)],
  ['最早到期', account.firstDue],
  ['备注', account.remark],
];

/** An account with what can be done with it, what it owes by age, and its ledger. */
export const CreditDetail = ({ id }: { id: number }) => (
  <Loaded call={creditCalls.info} input={{ id }}>
    {(account) =>
      account && (
        <article className="credit-detail">
          <DetailActs>{creditActs(account)}</DetailActs>
          <Facts of={factsOf(account)} />
          {account.owed > 0 && <AgeBars of={account} creditId={id} />}
          <section aria-label="赊账流水">
            <Ledger id={id} />
          </section>
        </article>
      )
    }
  </Loaded>
);
