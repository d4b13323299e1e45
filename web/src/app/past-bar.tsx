import { pastMoment } from '#web/ui/basics/past.ts';
import './past-bar.css';

/** Always in sight in the shop of a moment, before anybody has signed in as well. */
export function PastBar() {
  const moment = pastMoment();
  if (moment === '') return null;
  return (
    <p className="past-bar" role="status">
      这是 {moment} 的商城，只能查看；正在营业的商城不受影响
    </p>
  );
}
