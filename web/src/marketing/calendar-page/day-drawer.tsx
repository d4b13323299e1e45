import { Drawer } from 'antd';
import type { Planned } from '#contract/marketing/calendar.ts';
import { readMoment } from '#contract/moment.ts';
import { Empty } from '#web/ui/index.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { onDay } from './lay-weeks.ts';
import { PlannedRows } from './planned-rows.tsx';
import { dayName } from './words.ts';

interface Props {
  day: string;
  items: readonly Planned[];
  onClose: () => void;
}

/** Plans of a day, also those that find no room in the month. */
export function DayDrawer({ day, items, onClose }: Props) {
  useFocusBack();
  const found = onDay(items, readMoment(day));
  return (
    <Drawer open title={dayName(day)} size={480} onClose={onClose}>
      {found.length > 0 ? <PlannedRows items={found} /> : <Empty says="这一天没有安排" />}
    </Drawer>
  );
}
