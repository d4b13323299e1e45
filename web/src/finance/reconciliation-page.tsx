import { useSearchParams } from 'react-router';
import { TabStrip } from '#web/ui/index.ts';
import { BillList } from './bills/bill-list.tsx';
import { ReconciliationList } from './reconciliations/reconciliation-list.tsx';

const TAB = 'tab';
const DAYS = { value: 'days', label: '每日资金' };
const BILLS = { value: 'bills', label: '渠道账单' };

/** Money of each day beside our ledgers, and beside the bills of the providers. */
export function ReconciliationPage() {
  const [params, setParams] = useSearchParams();
  const at = params.get(TAB) === BILLS.value ? BILLS.value : DAYS.value;
  const tabs = <TabStrip items={[DAYS, BILLS]} value={at} onPick={(value) => setParams({ [TAB]: String(value) })} />;
  return at === BILLS.value ? <BillList tabs={tabs} /> : <ReconciliationList tabs={tabs} />;
}
