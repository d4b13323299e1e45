import { PauseCircleOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { openingCalls } from '#contract/move-in/openings.ts';
import { useMay } from '#web/ui/wire/index.ts';
import './asleep-bar.css';

const OPENING = '/maintain/system/opening';

/** Always in sight while a shop that moved in is not open yet. */
export function AsleepBar() {
  const may = useMay();
  return (
    <div className="asleep-bar" role="status">
      <PauseCircleOutlined aria-hidden />
      <span>商店还没有开始营业：前台只能浏览，定时任务已暂停</span>
      {may(openingCalls.info) && <Link to={OPENING}>查看</Link>}
    </div>
  );
}
