import { Link } from 'react-router';
import { type HeadcountKind, headcountCalls } from '#contract/customers/headcounts.ts';
import { countText, usePhone } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { useCall } from '#web/ui/wire/index.ts';
import { CUSTOMERS } from './places.ts';

interface Props {
  of: HeadcountKind;
  id: number;
  /** Address of the customer list that finds them. */
  query: string;
}

/** Number of customers whom a row of a list of groups, tags or levels has, asked for with the rest of the page; leads to them. */
export function Headcount({ of, id, query }: Props) {
  const { keys = [] } = useScene();
  const { data } = useCall(headcountCalls.headcounts, { of, ids: [...keys] }, { enabled: keys.length > 0, saysItself: true });
  const isPhone = usePhone();
  const counted = data?.find((row) => row.id === id);
  return (
    counted && (
      <Link className="cell-open" title="查看这些用户" to={`${CUSTOMERS}?${query}`}>
        <span className="view-count">{`${countText(counted.customers)}${counted.capped ? '+' : ''}`}</span>
        {isPhone && ' 人'}
      </Link>
    )
  );
}
