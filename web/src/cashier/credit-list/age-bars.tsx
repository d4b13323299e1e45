import { Link } from 'react-router';
import { type CreditAge, creditAges } from '#contract/cashier/credit-record.ts';
import type { Fen } from '#contract/fen.ts';
import { yuanText } from '#web/ui/index.ts';
import './credit-list.css';

/** Address of the open debts of an age, of one account or of all. */
export const debtsAt = (age: CreditAge, creditId?: number): string =>
  `/cashier/credit/debts?age=${age}${creditId === undefined ? '' : `&creditId=${creditId}`}`;

type Ages = Readonly<Record<CreditAge, Fen>>;

/** Open debts by age as bars; each leads to its debts. */
export function AgeBars({ of, creditId }: { of: Ages; creditId?: number | undefined }) {
  const most = Math.max(1, ...creditAges.values.map((age) => of[age]));
  return (
    <ul className="age-bars" aria-label="账龄">
      {creditAges.values.map((age) => (
        <li key={age} className={age === creditAges.current ? undefined : 'age-late'}>
          <Link to={debtsAt(age, creditId)}>
            <span>{creditAges.labels[age]}</span>
            <strong className="figure">{yuanText(of[age])}</strong>
            <span className="age-track" aria-hidden>
              <span className="age-bar" style={{ inlineSize: `${(of[age] / most) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
