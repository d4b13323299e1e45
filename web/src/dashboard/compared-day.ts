import { useState } from 'react';
import { type ComparedDay, comparedDays } from '#contract/dashboard/home.ts';

const KEY = 'home-compared-day';

const keptDay = (): ComparedDay => comparedDays.values.find((day) => day === localStorage.getItem(KEY)) ?? comparedDays.yesterday;

/** Day that the figures of the home page are held against, kept in this browser. */
export function useComparedDay() {
  const [day, setDay] = useState(keptDay);
  const compareWith = (next: ComparedDay) => {
    localStorage.setItem(KEY, next);
    setDay(next);
  };
  return [day, compareWith] as const;
}
