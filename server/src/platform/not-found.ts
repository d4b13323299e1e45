import { Refusal } from '#contract/refusal.ts';

/** Nothing more can be said of a row that is not there than that. */
export const notFound = (noun: string): Refusal => new Refusal(`${noun}.NOT_FOUND`, 404, '没有找到相关数据');
