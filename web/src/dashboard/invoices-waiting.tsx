import { applicationCalls } from '#contract/finance/invoice-applications.ts';
import { applicationTabs } from '#contract/finance/invoice-enums.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { WaitingCard } from '#web/ui/chart/waiting-card.tsx';

const { unaudited, toIssue } = applicationTabs;
const waiting = [
  [unaudited, '待审核发票', '用户的开票申请'],
  [toIssue, '待开票', '审核通过，还没有开具'],
] as const;

/** Invoice applications that staff audit or issue, for those who may see the list. */
export function InvoicesWaiting() {
  const enabled = useMay()(applicationCalls.list);
  const { data } = useCall(applicationCalls.headers, {}, { enabled, saysItself: true });
  return waiting.map(([tab, label, under]) => {
    const count = data?.find(({ type }) => type === tab)?.count;
    return <WaitingCard key={tab} label={label} to={`/financial/invoicing?type=${tab}`} count={count} under={under} />;
  });
}
