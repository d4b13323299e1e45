import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { AnyCall } from '#contract/call.ts';
import { balanceLedgerCalls } from '#contract/finance/balance-ledger.ts';
import { commissionLedgerCalls } from '#contract/finance/commission-ledger.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { TabStrip, useMay } from '#web/ui/index.ts';
import { BalanceLedger } from './ledgers/balance-ledger.tsx';
import { CommissionLedger } from './ledgers/commission-ledger.tsx';
import { RechargeList } from './recharges/recharge-list.tsx';
import { WithdrawalList } from './withdrawals/withdrawal-list.tsx';
import './finance.css';

interface Tab {
  label: string;
  call: AnyCall;
  List: ComponentType<{ tabs?: ReactNode }>;
}

const tabs = {
  apply: { label: '申请提现', call: withdrawalCalls.list, List: WithdrawalList },
  charge: { label: '充值记录', call: rechargeCalls.list, List: RechargeList },
  monitor: { label: '资金监控', call: balanceLedgerCalls.list, List: BalanceLedger },
  brokerage: { label: '佣金记录', call: commissionLedgerCalls.list, List: CommissionLedger },
} satisfies Record<string, Tab>;
type Name = keyof typeof tabs;

const names = Object.keys(tabs) as Name[];

/** Money of customers and promoters, each list for those who may see it; the address of the wire says which one opens first. */
function FinancePage({ first }: { first?: Name }) {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const open = names.filter((name) => may(tabs[name].call));
  const at = [params.get('tab'), first].find((name) => open.some((one) => one === name)) ?? open[0];
  const here = names.find((name) => name === at);
  if (here === undefined) return null;
  const { List } = tabs[here];
  const items = open.map((value) => ({ value, label: tabs[value].label }));
  const strip = <TabStrip items={items} value={here} onPick={(name) => setParams({ tab: String(name) })} />;
  return <List key={here} tabs={items.length > 1 && strip} />;
}

export const Finance = () => <FinancePage />;
export const Withdrawals = () => <FinancePage first="apply" />;
export const Recharges = () => <FinancePage first="charge" />;
export const Monitor = () => <FinancePage first="monitor" />;
export const Brokerage = () => <FinancePage first="brokerage" />;
