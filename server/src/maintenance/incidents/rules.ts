import { HOUR, MINUTE } from '#contract/durations.ts';
import { showMoment, startOfDay } from '#contract/moment.ts';
import type { IncidentKind } from '#contract/maintenance/incidents.ts';
import type { IncidentRecord } from './tables.ts';

/** Fault that is there now. */
export interface Trouble {
  key: string;
  kind: IncidentKind;
  says: string;
  advice: string;
  isUrgent: boolean;
}

type Open = Pick<IncidentRecord, 'id' | 'key' | 'clearTime'>;

interface WatchPlan {
  begin: Trouble[];
  /** Incidents that are not seen any more, that are seen again, and that are over. */
  clear: number[];
  again: number[];
  end: number[];
}

/** Time without trouble after which an incident is over, so that what flickers is one. */
const CLEAR_MS = 5 * MINUTE;

const idsOf = (some: readonly Open[]) => some.map(({ id }) => id);

/** Changes of the incidents that are open, by what is wrong now. */
export function planOf(open: readonly Open[], troubles: readonly Trouble[], now: Date): WatchPlan {
  const seen = new Set(troubles.map(({ key }) => key));
  const known = new Set(open.map(({ key }) => key));
  const gone = open.filter(({ key }) => !seen.has(key));
  return {
    begin: troubles.filter(({ key }) => !known.has(key)),
    clear: idsOf(gone.filter(({ clearTime }) => clearTime === null)),
    again: idsOf(open.filter(({ key, clearTime }) => seen.has(key) && clearTime !== null)),
    end: idsOf(gone.filter(({ clearTime }) => clearTime !== null && now.getTime() - clearTime.getTime() >= CLEAR_MS)),
  };
}

/** True within the quiet hours, which may last over midnight; the same hour twice is none. */
export function isQuiet(now: Date, { from, until }: { from: number; until: number }): boolean {
  const hour = Math.floor((now.getTime() - startOfDay(now).getTime()) / HOUR);
  if (from === until) return false;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
}

type ToldLine = Pick<IncidentRecord, 'id' | 'says' | 'advice' | 'beginTime' | 'endTime'>;

/** Incidents that are told in one mail. */
export interface Told {
  begun: readonly ToldLine[];
  over: readonly ToldLine[];
}

const at = (moment: Date) => showMoment(moment).slice(5, 16);
const lineOf = ({ says, advice, beginTime }: ToldLine) => `${says}（${at(beginTime)} 起）\n${advice}`;
const overLine = ({ says, beginTime, endTime }: ToldLine) => `恢复了：${says}（${at(beginTime)} 至 ${at(endTime ?? beginTime)}）`;
const andMore = (first: string, count: number) => (count > 1 ? `${first} 等 ${count} 项` : first);

const headOf = ({ begun, over }: Told): string =>
  begun[0] ? andMore(begun[0].says, begun.length) : `恢复了：${andMore(over[0]?.says ?? '', over.length)}`;

const SUBJECT_MAX = 150;

/** All that is told at one moment, so that many troubles are one mail. */
export function letterOf(told: Told, siteName: string): { subject: string; text: string } {
  const lines = [...told.begun.map(lineOf), ...told.over.map(overLine)];
  return { subject: `【${siteName}】${headOf(told)}`.slice(0, SUBJECT_MAX), text: lines.join('\n\n') };
}
