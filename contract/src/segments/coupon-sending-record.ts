import { z } from 'zod';
import { choices } from '../choices.ts';
import { count, id, moment } from '../wire.ts';

/** Names of one kind that an audience may have. */
const NAMES_MAX = 50;

const names = z.array(id).max(NAMES_MAX, `标签、等级、分组、客群每种最多选 ${NAMES_MAX} 个`).default([]);

/** Customers who wear one of the tags, have one of the levels, are in one of the groups, or belong to one of the segments. */
export const Audience = z.object({ tagIds: names, levelIds: names, groupIds: names, segmentIds: names });
export type Audience = z.output<typeof Audience>;

export const sendingStates = choices({
  planned: ['planned', '待发放', 'underway'],
  sending: ['sending', '发放中', 'underway'],
  done: ['done', '已发完', 'done'],
  /** Its time came, and it was refused: staff give it another time, or drop it. */
  unsent: ['unsent', '没有发出', 'trouble'],
  failed: ['failed', '没有发完', 'trouble'],
  cancelled: ['cancelled', '已取消', 'rest'],
});
export const sendingState = sendingStates.schema('请选择发放状态');

/** A coupon that goes to an audience at a moment. */
export const CouponSending = z.object({
  id: z.int(),
  couponId: z.int(),
  couponName: z.string(),
  audience: Audience,
  /** The audience by the names of its tags, levels, groups and segments. */
  whom: z.string(),
  at: moment,
  state: sendingState,
  /** Reason for which it goes no further; empty where nothing is in its way. */
  reason: z.string(),
  /** Customers it found, and those of them who were given one; the others had it before. */
  people: count,
  given: count,
  adminName: z.string(),
  /** The run that gives it, for whoever began that; null for others, and before it began. */
  runId: z.int().nullable(),
  jobId: z.int().nullable(),
  createTime: moment,
  updateTime: moment,
});
export type CouponSending = z.output<typeof CouponSending>;

export const Begun = z.object({
  id: z.int(),
  /** Progress of what is given by a job; null where all was given at once, or waits for its time. */
  jobId: z.int().nullable(),
  people: count,
  given: count,
});
export type BegunSending = z.output<typeof Begun>;
