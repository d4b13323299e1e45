import { Link } from 'react-router';
import { CUSTOMER_RUNS } from '../places.ts';

/** Note of an act that can be taken back. */
export const UNDONE_IN_RUNS = (
  <>
    24 小时内可以在<Link to={CUSTOMER_RUNS}>批量操作记录</Link>里撤销。
  </>
);
