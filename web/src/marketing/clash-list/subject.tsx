import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { labelOf } from '#contract/choices.ts';
import { activityKinds } from '#contract/marketing/activities.ts';
import type { Clash, Party } from '#contract/marketing/clashes.ts';
import './clash-list.css';

/** Form of an activity. */
function formOf({ kind, id, timeId }: Party): string {
  if (kind === activityKinds.flashSale) return `/marketing/seckill/creatSeckill/updeta/${timeId ?? 0}/${id}`;
  return kind === activityKinds.bargain ? `/marketing/bargain/creatBargain/${id}` : `/marketing/groupBuy/creatGroup/${id}`;
}

const Record = ({ noun, to, children }: { noun: string; to: string; children: ReactNode }) => (
  <span>
    <small className="quiet">{noun}</small>{' '}
    <Link className="cell-open" to={to}>
      {children}
    </Link>
  </span>
);

const PartyLink = ({ of }: { of: Party }) => (
  <Record noun={labelOf(activityKinds, of.kind) ?? '活动'} to={formOf(of)}>
    {of.title}
  </Record>
);

/** Records that clash, each with the way to it. */
export const Subject = ({ of: { activity, other, coupon, slot } }: { of: Clash }) => (
  <span className="clash-subject">
    {activity && <PartyLink of={activity} />}
    {other && <PartyLink of={other} />}
    {coupon && (
      <Record noun="优惠券" to={`/marketing/coupon/list?name=${encodeURIComponent(coupon.name)}`}>
        {coupon.name}
      </Record>
    )}
    {slot && (
      <Record noun="秒杀时段" to={`/marketing/seckill/list/${slot.id}`}>
        {slot.name}
      </Record>
    )}
  </span>
);
