import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, LegendComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import { type ChartData, cellsOf } from './chart-data.ts';

export type ChartOptions = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | LegendComponentOption | TooltipComponentOption
>;

/** The theme as a chart needs it. */
export interface Palette {
  /** Hues of up to four series. */
  hues: readonly string[];
  text: string;
  quiet: string;
  line: string;
  back: string;
  font: string;
  fontSize: number;
  moves: boolean;
}

/** An element instead of HTML text: names come from records that people typed. */
function tooltipOf(data: ChartData, index: number): HTMLElement {
  const box = document.createElement('div');
  const head = document.createElement('strong');
  head.textContent = data.labels[index] ?? '';
  const lines = cellsOf(data, index).map(({ title, text }) => {
    const line = document.createElement('div');
    line.className = 'chart-tip';
    const [name, value] = [document.createElement('span'), document.createElement('span')];
    [name.textContent, value.textContent] = [title, text];
    line.append(name, value);
    return line;
  });
  box.append(head, ...lines);
  return box;
}

function linesOf({ series }: ChartData, { hues }: Palette): LineSeriesOption[] {
  return series.flatMap(({ name, values, compared }, index): LineSeriesOption[] => {
    const color = hues[index % hues.length] ?? '';
    const line = { type: 'line', showSymbol: false, symbolSize: 8, color, connectNulls: false } as const;
    // A line needs two points: the first day of a week or month would be invisible.
    const showSymbol = values.filter((value) => value !== undefined && value !== null).length === 1;
    const own = { ...line, showSymbol, name, data: values.map((value) => value ?? '-'), lineStyle: { width: 2 }, z: 3 };
    if (!compared) return [own];
    const lineStyle = { width: 1.5, type: 'dashed', opacity: 0.7 } as const;
    return [own, { ...line, name: compared.name, data: compared.values.map((value) => value ?? '-'), lineStyle, z: 2 }];
  });
}

const WIDEST_BAR = 24;

const barsOf = ({ series }: ChartData, { hues }: Palette): BarSeriesOption[] =>
  series.map(({ name, values }, index) => ({
    type: 'bar',
    name,
    data: values.map((value) => value ?? '-'),
    color: hues[index % hues.length] ?? '',
    barMaxWidth: WIDEST_BAR,
    barGap: '10%',
  }));

/** Options without a legend for a single series, whose title names it; its dashed line is named in the tooltip and below. */
export function optionsOf(data: ChartData, palette: Palette): ChartOptions {
  const { text, quiet, line, back, font, fontSize, moves } = palette;
  const { measure, labels, series } = data;
  const words = { color: quiet, fontFamily: font, fontSize };
  return {
    animation: moves,
    textStyle: words,
    grid: {
      left: 8,
      right: 16,
      top: series.length > 1 ? 32 : 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    ...(series.length > 1 && { legend: { top: 0, left: 0, textStyle: words, data: series.map(({ name }) => name) } }),
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: back,
      borderColor: line,
      textStyle: { color: text, fontFamily: font, fontSize },
      transitionDuration: moves ? 0.2 : 0,
      axisPointer: { lineStyle: { color: quiet } },
      formatter: (at) => tooltipOf(data, (Array.isArray(at) ? at[0] : at)?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: [...labels],
      boundaryGap: data.isBars === true || labels.length === 1,
      axisLine: { lineStyle: { color: line } },
      axisTick: { show: false },
      axisLabel: { ...words, hideOverlap: true },
    },
    // Axis of values, which begins at zero without a minimum of its own, or below for debts.
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitLine: { lineStyle: { color: line } },
      axisLabel: { ...words, formatter: measure.short },
    },
    series: data.isBars ? barsOf(data, palette) : linesOf(data, palette),
  };
}
