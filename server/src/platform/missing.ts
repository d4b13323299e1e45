import { Refusal } from '#contract/refusal.ts';

/** Thrown by `get…` queries when the row is not there. */
export function missing(noun: string): never {
  throw new Refusal(`${noun}.MISSING`, 404, '没有找到相关数据');
}
