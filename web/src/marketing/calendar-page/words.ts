import { labelOf } from '#contract/choices.ts';
import { type StateWords, campaignWords } from '#contract/coupons/campaign-state.ts';
import { saleSessionWords } from '#contract/marketing/sessions.ts';
import { type Planned, plannedKinds } from '#contract/marketing/calendar.ts';
import { showDay, showMoment } from '#contract/moment.ts';
import { shortMoment } from '#web/ui/cells/when.tsx';

const { flashSale, bargain, groupBuy, schedule, article } = plannedKinds;

/** Kinds that happen at a moment. */
const isAtOnce = ({ kind }: Pick<Planned, 'kind'>): boolean => kind === schedule || kind === article;

/** Screen of the record itself. */
export function placeOf({ kind, id, title, timeId, from }: Planned): string {
  if (kind === flashSale) return `/marketing/seckill/creatSeckill/updeta/${timeId ?? 0}/${id}`;
  if (kind === bargain) return `/marketing/bargain/creatBargain/${id}`;
  if (kind === groupBuy) return `/marketing/groupBuy/creatGroup/${id}`;
  if (kind === article) return `/content/articleCreat/${id}`;
  return kind === schedule ? `/store/schedule?day=${showDay(from)}` : `/marketing/coupon/list?name=${encodeURIComponent(title)}`;
}

/** Lists of the kinds, for what a month does not show. */
export const listOf: Readonly<Record<number, string>> = {
  [flashSale]: '/marketing/seckill/list',
  [bargain]: '/marketing/bargain/bargainGoods',
  [groupBuy]: '/marketing/groupBuy/groupGoods',
  [plannedKinds.claim]: '/marketing/coupon/list',
  [plannedKinds.use]: '/marketing/coupon/list',
  [schedule]: '/store/schedule',
  [article]: '/content/articleManager',
};

export const kindText = ({ kind }: Pick<Planned, 'kind'>): string => labelOf(plannedKinds, kind) ?? '';

const dayText = (date: Date) => shortMoment(date).slice(0, -6);

/** "11-24 至 11-26", "11-24 起", "11-24 09:00": days, and the moment of what happens at once. */
export function timeText({ kind, from, until }: Planned): string {
  if (isAtOnce({ kind })) return shortMoment(from);
  if (until === null) return `${dayText(from)} 起`;
  const [first, last] = [dayText(from), dayText(new Date(until.getTime() - 1))];
  return first === last ? first : `${first} 至 ${last}`;
}

/** Hour of what happens at once, to stand before its title. */
export const hourText = ({ kind, from }: Planned): string => (isAtOnce({ kind }) ? `${showMoment(from).slice(11, 16)} ` : '');

function wordsOfArticle({ isOn, from }: Planned, now: Date): StateWords {
  if (!isOn) return { meaning: 'rest', says: '隐藏' };
  return from > now ? { meaning: 'waits', says: '待发布' } : { meaning: 'rest', says: '已发布' };
}

/** State as a meaning and a word; of a flash sale its session too. */
export function wordsNow(item: Planned, now: Date): StateWords & { session?: StateWords | undefined } {
  if (item.kind === article) return wordsOfArticle(item, now);
  return { ...campaignWords(item, now), session: saleSessionWords(item, item.slot, now) };
}

/** "2026-11" a number of months on. */
export function monthOn(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** "2026 年 11 月 8 日的安排": names a day, with its number as the month shows it. */
export function dayName(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日的安排`;
}
