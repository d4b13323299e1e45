import { eq } from 'drizzle-orm';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { admin } from './tables.ts';

export const alive = eq(admin.isDel, false);

export const admins = rowsOf(admin, { live: alive, missing: administratorRefusals.NOT_FOUND });
