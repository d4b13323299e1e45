import { useState } from 'react';
import { Link } from 'react-router';
import type { Planned } from '#contract/marketing/calendar.ts';
import { Signal } from '#web/ui/index.ts';
import { MoveButton } from './move-button.tsx';
import { kindText, wordsNow, placeOf, timeText } from './words.ts';

/** Records in lines, each with its time, its state, and what can be done with it. */
export function PlannedRows({ items }: { items: readonly Planned[] }) {
  const [now] = useState(() => new Date());
  return (
    <ul className="calendar-rows">
      {items.map((item) => {
        const { meaning, says, session } = wordsNow(item, now);
        return (
          <li key={`${item.kind}-${item.id}`}>
            <Signal of={meaning}>{says}</Signal>
            <span className="calendar-row-text">
              <Link className="cell-open" to={placeOf(item)}>
                {item.title}
              </Link>
              <small className="quiet">
                {kindText(item)} · {timeText(item)}
                {session && ` · 本场 ${session.says}`}
              </small>
            </span>
            {item.isMovable && <MoveButton item={item} />}
          </li>
        );
      })}
    </ul>
  );
}
