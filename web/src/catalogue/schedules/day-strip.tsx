import { scheduleCalls, scheduleStates } from '#contract/catalogue/product-schedules.ts';
import { useCall } from '#web/ui/index.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import './schedules.css';

const DAYS = 14;
const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

const weekdayOf = (day: string) => `周${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;

/** The next two weeks with what is planned on each day; a day shows only its own. */
export function DayStrip() {
  const { address } = useScene();
  const { data = [] } = useCall(scheduleCalls.days, { days: DAYS });
  if (address.get('state') !== scheduleStates.planned) return null;
  const here = address.get('day');
  return (
    <div className="day-strip" role="group" aria-label="按日期查看">
      {data.map(({ day, count }, ahead) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === here}
          className={count > 0 ? 'day day-busy' : 'day'}
          onClick={() => address.set({ day: day === here ? '' : day })}
        >
          <small>{ahead === 0 ? '今天' : weekdayOf(day)}</small>
          <span>{day.slice(5)}</span>
          <b>{count > 0 ? `${count} 项` : '–'}</b>
        </button>
      ))}
    </div>
  );
}
