import { sql } from 'drizzle-orm';
import { ERASED, byUid, noText, personalData } from '#server/platform/write/personal.ts';

// Keeps the text of a review, without who wrote it.
personalData({ table: 'product_reply', of: byUid, blank: { nickname: sql`${ERASED}`, avatar: noText } });
