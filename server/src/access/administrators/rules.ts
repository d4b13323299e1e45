import type { AdminEdit } from '#contract/access/administrator-record.ts';
import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { type Actor, holds, EVERYTHING } from '#server/platform/actor.ts';
import { OWNER } from '../menus/rules.ts';

/** Rights are kept for one account by its name, as clients of the wire do: it stays with whom it is, and nobody with less takes it. */
export function checkName(actor: Actor, wanted: string, present?: string): void {
  if (wanted === present) return;
  if (present === OWNER) throw administratorRefusals.OWNER_STAYS();
  if (wanted.toLowerCase() === OWNER && !holds(actor, EVERYTHING)) throw administratorRefusals.ACCOUNT_TAKEN();
}

export function checkDeletable(account: string): void {
  if (account === OWNER) throw administratorRefusals.OWNER_STAYS();
}

interface OwnRow {
  isOwn: boolean;
  account: string;
  phone: string | null;
}

/** A person who lacks the right changes name and password of the own record: the rest is sent as it is, or not at all. */
export function checkOwnEdit(row: OwnRow, { account, phone }: Pick<AdminEdit, 'account' | 'phone'>): void {
  const keepsPhone = phone === undefined || phone === null || phone === (row.phone ?? '');
  if (!row.isOwn || account.trim() !== row.account || !keepsPhone) throw administratorRefusals.OWN_RECORD();
}
