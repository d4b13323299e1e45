import { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import { sendingStates } from '#contract/segments/coupon-sending-record.ts';
import { Choice, countText, shortMoment, useCall, useMay } from '#web/ui/index.ts';
import { Link } from 'react-router';
import './sending.css';

const FEW = 5;
const LIST = '/marketing/coupon/sending';

/** The latest sendings of a coupon; nothing where there is none, or where this person may not see them. */
export function SendingsOf({ id }: { id: number }) {
  const may = useMay()(couponSendingCalls.list);
  const asked = { couponId: id, page: 1, limit: FEW };
  const { data } = useCall(couponSendingCalls.list, asked, { enabled: may, saysItself: true });
  if (!data || data.total === 0) return null;
  return (
    <section className="coupon-part" aria-label="定向发放">
      <h3>定向发放</h3>
      <ul className="coupon-sendings">
        {data.list.map(({ id: key, at, whom, state, given, people }) => (
          <li key={key}>
            <Choice of={sendingStates} value={state} />
            <Link to={`${LIST}?open=${key}`}>{shortMoment(at)}</Link>
            <span>{whom}</span>
            {people > 0 && <span>{`已发 ${countText(given)} / ${countText(people)} 位`}</span>}
          </li>
        ))}
      </ul>
      {data.total > FEW && <Link to={`${LIST}?couponId=${id}`}>{`全部 ${countText(data.total)} 次`}</Link>}
    </section>
  );
}
