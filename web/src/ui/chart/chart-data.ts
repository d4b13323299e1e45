import { type Measure, changeText } from './measure.ts';

/** A figure per label; undefined where there is none yet, such as tomorrow. */
type SeriesValues = readonly (number | undefined)[];

interface ChartSeries {
  name: string;
  values: SeriesValues;
  /** The period it is compared with, point by point. */
  compared?: { name: string; values: SeriesValues } | undefined;
}

/** Measure of a chart, known before the figures are. */
export interface ChartHead {
  title: string;
  measure: Measure;
  /** Name of the axis of labels: 日期. */
  axis: string;
  /** Drawn as bars beside each other: figures of single days that are compared, not a course. */
  isBars?: true;
}

/** Four series at most: more cannot be told apart. */
export interface ChartFigures {
  labels: readonly string[];
  series: readonly ChartSeries[];
}

/** Figures of a chart and of the table beside it. */
export interface ChartData extends ChartHead, ChartFigures {}

/** 成交额（元） */
export const titleOf = ({ title, measure }: ChartHead): string => `${title}（${measure.unit}）`;

const textOf = ({ text }: Measure, value: number | undefined) => (value === undefined ? '–' : text(value));

interface ChartCell {
  title: string;
  text: string;
}

/** The figures of one label as they are read: each series, what it is compared with, and the difference. */
export function cellsOf({ measure, series }: ChartData, index: number): ChartCell[] {
  return series.flatMap(({ name, values, compared }) => {
    const value = values[index];
    const cell = { title: name, text: textOf(measure, value) };
    if (!compared) return [cell];
    const before = compared.values[index];
    const difference = value === undefined || before === undefined ? '–' : changeText(value, before, measure);
    return [cell, { title: compared.name, text: textOf(measure, before) }, { title: '变化', text: difference }];
  });
}

/** The picture in one sentence, for those who do not see it. */
export function summaryOf(data: ChartData): string {
  const { measure, labels } = data;
  const parts = data.series.map(({ name, values }) => {
    const known = values.filter((value) => value !== undefined);
    const highest = Math.max(...known);
    const sum = known.reduce((total, value) => total + value, 0);
    return `${name}合计 ${measure.text(sum)}，最高 ${labels[values.indexOf(highest)] ?? ''} ${measure.text(highest)}`;
  });
  return `${titleOf(data)}折线图：${parts.join('；')}`;
}

export const isBlank = ({ series }: ChartFigures): boolean =>
  series.every(({ values, compared }) => [...values, ...(compared?.values ?? [])].every((value) => !value));
