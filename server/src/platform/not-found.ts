import { Refusal } from '#contract/refusal.ts';

/** Refusal for any row that is not there: nothing more can be said of it. */
export const notFound = (noun: string): Refusal => new Refusal(`${noun}.NOT_FOUND`, 404, '没有找到相关数据');
