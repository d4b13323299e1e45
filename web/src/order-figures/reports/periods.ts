import { comparisons } from '#contract/order-figures/sales-report-record.ts';

/** Spans of days that reports have a word for. */
export const periodWords: readonly { value: string; label: string }[] = [
  { value: 'today', label: '今天' },
  { value: 'yesterday', label: '昨天' },
  { value: 'lately7', label: '最近 7 天' },
  { value: 'lately30', label: '最近 30 天' },
  { value: 'week', label: '本周' },
  { value: 'preWeek', label: '上周' },
  { value: 'month', label: '本月' },
  { value: 'preMonth', label: '上月' },
  { value: 'year', label: '本年' },
  { value: 'preYear', label: '去年' },
];

export const comparisonWords: readonly { value: string; label: string }[] = comparisons.options;
