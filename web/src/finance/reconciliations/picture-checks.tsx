import { Link } from 'react-router';
import type { Fen } from '#contract/fen.ts';
import type { MoneyPicture } from '#contract/settlement/money-picture.ts';
import { Signal, yuanText } from '#web/ui/index.ts';

/** 多 ¥38.00 */
const moreBy = (gap: Fen) => (gap === 0 ? '不多不少' : `${gap > 0 ? '多' : '少'} ${yuanText(Math.abs(gap))}`);

type Check = readonly [says: string, to: string];

/** Differences that are left in the period, each with where it is named. */
function differencesOf({ from, until, bills, differing, takings, balances }: MoneyPicture): Check[] {
  const span = encodeURIComponent(`${from},${until}`);
  const all: (Check | false)[] = [
    differing > 0 && [`单据与流水有 ${differing} 处不一致`, `?dateLimit=${span}&state=differs`],
    bills.open > 0 && [
      `渠道账单有 ${bills.open} 笔差异待处理，账单收款比本系统${moreBy(bills.paidGap)}，退款${moreBy(bills.backGap)}`,
      `?tab=bills&dateLimit=${span}`,
    ],
    takings.unexplained !== 0 && [
      `收款单与订单金额相差 ${yuanText(takings.unexplained)}`,
      `/cashier/receive?dateLimit=${span}&bizType=1`,
    ],
    balances.unexplained !== 0 && [`用户余额与流水相差 ${yuanText(balances.unexplained)}`, `?dateLimit=${span}&state=differs`],
  ];
  return all.filter((each) => each !== false);
}

/** Parts of the period that do not agree, named; or that all of it does. */
export function PictureChecks({ of }: { of: MoneyPicture }) {
  const differences = differencesOf(of);
  return (
    <section className="reconciliation-wide" aria-label="核对结果">
      {differences.length === 0 ? (
        <Signal of="done">没有差异：各项收支、余额和账单都对得上</Signal>
      ) : (
        <ul className="reconciliation-checks">
          {differences.map(([says, to]) => (
            <li key={says}>
              <Signal of="trouble">
                <Link to={to.startsWith('?') ? `/financial/reconciliation${to}` : to}>{says}</Link>
              </Signal>
            </li>
          ))}
        </ul>
      )}
      {of.bills.waiting > 0 && <p className="reconciliation-quiet">{`有 ${of.bills.waiting} 天的渠道账单还没有取到`}</p>}
    </section>
  );
}
