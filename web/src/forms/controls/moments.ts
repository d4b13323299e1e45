import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import 'dayjs/locale/zh-cn';
import { textOf, typedOf } from '#contract/settings/form-values.ts';
import type { FormField } from '#contract/settings/form.ts';
import { wordAt } from './control.ts';

dayjs.extend(customParseFormat);
dayjs.extend(isoWeek);

/** A shape as the designer writes it, for our calendar: yyyy-MM-dd, yyyy 第 WW 周. */
const shapeOf = (written: string) => written.replaceAll('yyyy', 'YYYY').replaceAll('dd', 'DD');

export const shownAs = (field: FormField, usual: string): string => shapeOf(wordAt(field, 'format') || usual);

const WEEK = /(\d{4})\D+(\d{1,2})/;

/** Format of a field for a moment, and its parser. */
export function momentsOf(field: FormField, usual: string) {
  const written = wordAt(field, 'value-format') || wordAt(field, 'format') || usual;
  const shape = shapeOf(written);
  const read = (text: string): Dayjs | null => {
    if (written === 'timestamp') return /^\d+$/.test(text) ? dayjs(Number(text)) : null;
    const [, year, week] = (shape.includes('WW') && WEEK.exec(text)) || [];
    if (year && week) return dayjs(`${year}-01-04`).isoWeek(Number(week));
    const exact = dayjs(text, shape, true);
    return exact.isValid() ? exact : null;
  };
  const write = (moment: Dayjs): string => {
    if (written === 'timestamp') return String(moment.valueOf());
    const week = String(moment.isoWeek()).padStart(2, '0');
    return shape.includes('WW') ? shape.replace('YYYY', String(moment.isoWeekYear())).replace('WW', week) : moment.format(shape);
  };
  return { read, write };
}

export type Moments = ReturnType<typeof momentsOf>;

/** Ends of a stored range. */
export function rangeIn(field: FormField, text: string, { read }: Moments): [Dayjs | null, Dayjs | null] {
  const typed = typedOf(field, text);
  const [from, until] = Array.isArray(typed) ? typed.map((end) => read(String(end))) : [];
  return [from ?? null, until ?? null];
}

export const rangeText = (field: FormField, range: readonly (Dayjs | null)[] | null, { write }: Moments): string => {
  const [from, until] = range ?? [];
  return from && until ? textOf(field, [write(from), write(until)]) : '';
};
