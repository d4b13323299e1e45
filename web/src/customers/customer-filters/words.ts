import type { Answer } from '#contract/call.ts';
import type { customerGroupCalls } from '#contract/customers/groups.ts';
import type { customerTagCalls } from '#contract/customers/tags.ts';

/** A short list whole. */
export const everyRow = { page: 1, limit: 9999 };

export const groupNames = ({ list }: Answer<typeof customerGroupCalls.list>) =>
  list.map(({ id, groupName }) => ({ id, name: groupName }));
export const tagNames = ({ list }: Answer<typeof customerTagCalls.list>) => list;
