import { Gauge } from 'prom-client';

/** Figures that differ from what they derive from, by kind: always 0 unless something is broken. */
export const drift = new Gauge({
  name: 'signalbox_drift',
  help: 'Kept figures that differ from a recount',
  labelNames: ['of'],
  registers: [],
});

/** Tells the nightly finding to the metrics, and fails the timer's run when there is one. */
export function reportDrift(of: string, gaps: readonly object[]): void {
  drift.set({ of }, gaps.length);
  if (gaps.length > 0) throw new Error(`${of}: ${gaps.length} kept figures differ, first ${JSON.stringify(gaps[0])}`);
}
