import { useQuery } from '@tanstack/react-query';
import { creditCalls } from '#contract/cashier/credit-accounts.ts';
import { type CreditAccount, type CreditEntry, creditEntryKinds } from '#contract/cashier/credit-record.ts';
import { DetailActs } from '#web/ui/action/detail-acts.tsx';
import {
  type Column,
  CustomerLink,
  Empty,
  type Fact,
  Facts,
  Loaded,
  OrderLink,
  listOf,
  when,
  yuan,
  yuanText,
} from '#web/ui/index.ts';
import { InnerList } from '#web/ui/list/inner-list.tsx';
import { useDialogAddress } from '#web/ui/pickers/use-dialog-address.ts';
import { titled } from '#web/ui/scene/column.ts';
import { SceneProvider } from '#web/ui/scene/scene.ts';
import { nothingChosen } from '#web/ui/scene/selection.ts';
import { AgeBars } from './age-bars.tsx';
import { creditActs } from './credit-acts.tsx';
import './credit-list.css';

const NOUN = 'credit_entry';
const SIZES = [20, 50, 100];
const first = { page: '1', limit: '20' };

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

/** Ledger of an account, page by page. */
function Ledger({ id }: { id: number }) {
  const address = useDialogAddress(first);
  const input = { id, page: Number(address.get('page')), limit: Number(address.get('limit')) };
  const asked = useQuery(listOf(creditCalls.entries, input));
  return (
    <SceneProvider value={{ address, chosen: nothingChosen, noun: NOUN }}>
      <InnerList
        noun={NOUN}
        asked={asked}
        columns={titled(columns, NOUN)}
        keyOf={(entry) => entry.id}
        sizes={SIZES}
        empty={<Empty says="还没有赊过账" />}
      />
    </SceneProvider>
  );
}

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
