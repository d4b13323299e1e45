import { Gauge, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof openMetrics>;

/** Registry that Prometheus reads. */
export function openMetrics() {
  const registry = new Registry();
  const drift = new Gauge({
    name: 'signalbox_drift',
    help: 'Kept figures that differ from a recount',
    labelNames: ['of'],
    registers: [registry],
  });
  return {
    registry,
    /** Reports kept figures that differ from what they derive from, and fails the timer's run when there are any. */
    reportDrift(of: string, gaps: readonly object[]): void {
      drift.set({ of }, gaps.length);
      if (gaps.length > 0) throw new Error(`${of}: ${gaps.length} kept figures differ, first ${JSON.stringify(gaps[0])}`);
    },
  };
}
