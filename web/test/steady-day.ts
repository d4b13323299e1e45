const { Date: RealDate } = globalThis;
const realNow = RealDate.now;
/** Noon of a day in the year of the samples: a moment of another year would be shown with its year. */
const NOON = RealDate.parse('2026-11-28T04:00:00Z');
const ahead = NOON - realNow();
const now = (): number => realNow() + ahead;

const ShiftedDate = new Proxy(RealDate, {
  construct: (made, given: [], type) => (given.length === 0 ? new RealDate(now()) : Reflect.construct(made, given, type)),
});

/** Lets every test begin at the same day and hour, whenever it runs; time passes as ever. */
export function beginSteadyDay(): void {
  RealDate.now = now;
  globalThis.Date = ShiftedDate;
}
