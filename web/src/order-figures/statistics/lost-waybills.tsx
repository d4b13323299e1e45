import { Link } from 'react-router';
import { waybillCalls } from '#contract/fulfilment/waybills.ts';
import { when } from '#web/ui/cells/when.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Orders whose waybill may lie in the printer: each leads to where somebody settles it. None where nothing was lost. */
export function LostWaybills() {
  const enabled = useMay()(waybillCalls.lostWaybills);
  const { data: lost = [] } = useCall(waybillCalls.lostWaybills, {}, { enabled, saysItself: true });
  if (lost.length === 0) return null;
  return (
    <section className="phone-lost" aria-label="面单结果未知">
      <h2>面单结果未知</h2>
      <p>这些订单的面单可能已经打印并计费，核对之后才能再次发货。</p>
      <ul>
        {lost.map(({ orderNo, toName, carrier, lostTime }) => (
          <li key={orderNo}>
            <Link to={`/javaMobile/orderDetail/${orderNo}`}>
              <span>
                {toName}
                <small className="figure">{orderNo}</small>
              </span>
              <span className="quiet">
                {carrier} {when(lostTime)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
