import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type MoneyPicture as Picture, moneyPictureCalls, moneyPictureExportCalls } from '#contract/settlement/money-picture.ts';
import { DateRangeSelect, PageHead, RunButton, useCall } from '#web/ui/index.ts';
import type { ChartHead } from '#web/ui/chart/chart-data.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { inYuan } from '#web/ui/chart/measure.ts';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { PictureChecks } from './picture-checks.tsx';
import { balanceLines, flowLines, shopLines, takingsLines } from './picture-lines.ts';
import { SumTable } from './sum-table.tsx';
import './reconciliation.css';

const PERIOD = 'dateLimit';
const YESTERDAY = 'yesterday';
const head: ChartHead = { title: '每天的收付与营业额', measure: inYuan, axis: '日期', isBars: true };

function Bars({ dateLimit }: { dateLimit: string }) {
  // The sums below it say where they could not be read.
  const { data, error, refetch } = useCall(moneyPictureCalls.picture, { dateLimit }, { saysItself: true });
  const figures = useMemo(
    () =>
      data && {
        labels: data.days.map(({ day }) => day.slice(5)),
        series: [
          { name: '收款', values: data.days.map(({ moneyIn }) => moneyIn) },
          { name: '付款', values: data.days.map(({ moneyOut }) => moneyOut) },
          { name: '营业额', values: data.days.map(({ taken }) => taken) },
        ],
      },
    [data],
  );
  if (data?.days.length === 1 || (error && !data)) return null;
  return <LineChart head={head} figures={figures} error={error} again={() => void refetch()} empty="这段时间没有收付款" />;
}

const netNote = ({ net }: Picture) => [{ label: '净收款', amount: net, isTotal: true as const, help: '收款合计减去付款合计' }];

function Sums({ of }: { of: Picture }) {
  const span = of.from === of.until ? `${of.from} 这一天` : `${of.from} 至 ${of.until}`;
  return (
    <article className="reconciliation">
      <PictureChecks of={of} />
      <SumTable title="营业额怎样变成收款" of={span} lines={takingsLines(of)} />
      <SumTable title="收款" of={span} lines={flowLines(of, false)} note="余额付款、赊账和单位挂账没有收到新的钱，不在其中" />
      <SumTable
        title="付款"
        of={span}
        lines={[...flowLines(of, true), ...netNote(of)]}
        note="手续费取自渠道账单：还没有取到账单的日子，以及账单里没有手续费的渠道，不在其中"
      />
      <SumTable title="用户余额" of={span} lines={balanceLines(of)} />
      <SumTable title="应付店铺" of={span} lines={shopLines(of)} />
    </article>
  );
}

/** Money of a period by every way it went, beside the takings, the balances and what shops are owed. */
export function MoneyPicture({ tabs }: { tabs: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const dateLimit = params.get(PERIOD) ?? YESTERDAY;
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    next.set(PERIOD, value === '' ? YESTERDAY : value);
    setParams(next, { replace: true });
  };
  return (
    <section className="money-picture" aria-label="资金全貌">
      <PageHead title="资金对账">
        <RunButton
          label="导出"
          call={moneyPictureExportCalls.exportPicture}
          input={{ dateLimit }}
          then={({ fileName }) => window.open(fileName)}
        />
      </PageHead>
      <div className="tab-line">{tabs}</div>
      <div className="filters" role="search">
        <DateRangeSelect label="日期" value={dateLimit} onChange={choose} />
      </div>
      <Bars dateLimit={dateLimit} />
      <Loaded key={dateLimit} call={moneyPictureCalls.picture} input={{ dateLimit }}>
        {(picture) => picture && <Sums of={picture} />}
      </Loaded>
    </section>
  );
}
