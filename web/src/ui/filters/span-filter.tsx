import { spanOf } from '#contract/date-limit.ts';
import { showMoment } from '#contract/moment.ts';
import { DAY } from '#contract/durations.ts';
import { shortMoment } from '../cells/when.tsx';
import { FilterBox } from './filter-box.tsx';
import { type FilterProps, useFilterLabel } from './use-filter.ts';

/** "11-30 16:15–16:30", and the day alone of a whole one. */
export function spanText(span: string): string {
  const { from, until } = spanOf(span);
  if (until.getTime() - from.getTime() === DAY) return showMoment(from).slice(5, 10);
  return `${shortMoment(from)}–${showMoment(until).slice(11, 16)}`;
}

interface Props extends FilterProps {
  /** Words of a value that is no span. */
  says?: string;
}

/** A span, or a mark, that a link brings and nobody chooses: told while it is set, and taken away. */
export function SpanFilter({ says, ...filter }: Props) {
  return (
    <FilterBox name={filter.name} label={useFilterLabel(filter)} text={(value) => says ?? spanText(value)}>
      {null}
    </FilterBox>
  );
}
