import { useSearchParams } from 'react-router';
import { TabStrip } from '#web/ui/index.ts';
import { BillList } from './bills/bill-list.tsx';
import { MoneyPicture } from './reconciliations/money-picture.tsx';
import { ReconciliationList } from './reconciliations/reconciliation-list.tsx';

const TAB = 'tab';
const DAYS = { value: 'days', label: '每日资金' };
const PICTURE = { value: 'picture', label: '资金全貌' };
const BILLS = { value: 'bills', label: '渠道账单' };

/** Money of each day beside our ledgers, of a period by every way it went, and beside the bills of the providers. */
export function ReconciliationPage() {
  const [params, setParams] = useSearchParams();
  const items = [DAYS, PICTURE, BILLS];
  const { value: at } = items.find(({ value }) => value === params.get(TAB)) ?? DAYS;
  const tabs = <TabStrip items={items} value={at} onPick={(value) => setParams({ [TAB]: String(value) })} />;
  if (at === PICTURE.value) return <MoneyPicture tabs={tabs} />;
  return at === BILLS.value ? <BillList tabs={tabs} /> : <ReconciliationList tabs={tabs} />;
}
