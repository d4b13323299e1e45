import { MINUTE, SECOND } from '#contract/durations.ts';

/** Duration in words: 120 毫秒, 3.2 秒, 4 分 10 秒. */
export function msText(ms: number): string {
  if (ms < SECOND) return `${ms} 毫秒`;
  if (ms < MINUTE) return `${(ms / SECOND).toFixed(1)} 秒`;
  return `${Math.floor(ms / MINUTE)} 分 ${Math.round((ms % MINUTE) / SECOND)} 秒`;
}
