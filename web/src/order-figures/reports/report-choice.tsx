import { salesReportCalls } from '#contract/order-figures/sales-reports.ts';
import { DateRangeSelect } from '#web/ui/filters/date-range-select.tsx';
import { inputOf } from '#web/ui/scene/address.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { daysText } from './days.ts';
import { comparisonWords, periodWords } from './periods.ts';
import { start } from './start.ts';

/** The period, the one beside it, and the days that they are. */
export function ReportChoice() {
  const { address } = useScene();
  const { data } = useCall(salesReportCalls.sums, inputOf(salesReportCalls.sums, address, start), { saysItself: true });
  return (
    <div className="report-choice">
      <DateRangeSelect
        label="时间"
        words={periodWords}
        value={address.get('dateLimit')}
        onChange={(dateLimit) => address.set({ dateLimit })}
      />
      <DateRangeSelect
        label="对比"
        words={comparisonWords}
        value={address.get('than')}
        onChange={(than) => address.set({ than })}
      />
      {data && (
        <span className="report-days">
          {daysText(data.days)}
          {data.comparedDays && `，对比 ${daysText(data.comparedDays)}`}
        </span>
      )}
    </div>
  );
}
