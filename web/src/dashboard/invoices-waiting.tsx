import { applicationCalls } from '#contract/finance/invoice-applications.ts';
import { applicationTabs } from '#contract/finance/invoice-enums.ts';
import { FigureCard } from '#web/ui/chart/figure-card.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

const { unaudited, toIssue } = applicationTabs;
const waiting = [
  [unaudited, '未审核发票', '顾客的开票申请'],
  [toIssue, '待开票', '审核通过，还没有开具'],
] as const;

/** Invoice applications that staff audit or issue; nothing while none waits, or for those who may not see the list. */
export function InvoicesWaiting() {
  const enabled = useMay()(applicationCalls.list);
  const { data } = useCall(applicationCalls.headers, {}, { enabled, saysItself: true });
  return waiting.map(([tab, label, under]) => {
    const count = data?.find(({ type }) => type === tab)?.count ?? 0;
    return (
      count > 0 && (
        <FigureCard key={tab} label={label} to={`/financial/invoicing?type=${tab}`} value={count} waits under={under} />
      )
    );
  });
}
