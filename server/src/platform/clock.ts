/** The only source of the present moment, so that timers and limits can be tried without waiting. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
