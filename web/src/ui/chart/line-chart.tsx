import { Button } from 'antd';
import { type ReactNode, Suspense, lazy, useMemo, useState } from 'react';
import { Empty, Failing } from '../list-parts/list-states.tsx';
import { type ChartData, type ChartFigures, type ChartHead, isBlank, summaryOf, titleOf } from './chart-data.ts';
import { optionsOf } from './chart-options.ts';
import { ChartTable } from './chart-table.tsx';
import { usePalette } from './use-palette.ts';
import './chart.css';

const ChartCanvas = lazy(() => import('./chart-canvas.tsx').then((module) => ({ default: module.ChartCanvas })));

interface Props {
  head: ChartHead;
  /** Undefined until they are there. */
  figures: ChartFigures | undefined;
  error: unknown;
  again: () => void;
  /** Said where every figure is zero. */
  empty: string;
  /** Controls by which the person chooses the figures. */
  controls?: ReactNode;
}

function Drawing({ head, figures }: { head: ChartHead; figures: ChartFigures }) {
  const palette = usePalette();
  const data = useMemo((): ChartData => ({ ...head, ...figures }), [head, figures]);
  const options = useMemo(() => optionsOf(data, palette), [data, palette]);
  const dashed = new Set(data.series.flatMap(({ compared }) => compared?.name ?? []));
  return (
    <>
      <div role="img" aria-label={summaryOf(data)}>
        <Suspense fallback={<div className="chart-box bone" />}>
          <ChartCanvas options={options} />
        </Suspense>
      </div>
      {dashed.size > 0 && <small className="chart-dashed">虚线：{[...dashed].join('、')}</small>}
    </>
  );
}

type BodyProps = Omit<Props, 'controls'> & { isTable: boolean };

function Body({ head, figures, error, again, empty, isTable }: BodyProps) {
  if (!figures) return error ? <Failing error={error} again={again} /> : <div className="chart-box bone" aria-busy />;
  if (isTable) return <ChartTable data={{ ...head, ...figures }} />;
  return isBlank(figures) ? <Empty says={empty} /> : <Drawing head={head} figures={figures} />;
}

/** Figures over time, as a drawing or as a table; what they are chosen by stays while others are read. */
export function LineChart({ controls, ...props }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <figure className="chart">
      <figcaption>
        <strong>{titleOf(props.head)}</strong>
        {controls}
        <Button type="text" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          数据表
        </Button>
      </figcaption>
      <Body {...props} isTable={isTable} />
    </figure>
  );
}
