import type { Invited } from '#contract/access/invitation-record.ts';
import { invitationRefusals } from '#contract/access/invitations.ts';
import { siteSettings } from '#contract/settings/site.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { findPerson } from '../sessions/queries.ts';
import { administratorOf } from '../sessions/session-cache.ts';
import { examineOffer, operatorIds } from './examine-offer.ts';
import type { InvitationPorts } from './ports.ts';
import { findBySecret, rolesAmong } from './queries.ts';
import { closedBecause } from './rules.ts';

/** The invitation behind a link, as long as it can be accepted. */
export async function lookAtInvitation(
  db: Db,
  ports: InvitationPorts,
  { secret, now }: { secret: string; now: Date },
): Promise<Invited & { id: number }> {
  const row = await findBySecret(db, secret);
  if (!row) throw invitationRefusals.UNKNOWN();
  const closed = closedBecause(row, now);
  if (closed) throw closed;
  const person = await findPerson(db, row.invitedBy);
  const [roles, shops, operators] = await Promise.all([
    rolesAmong(db, row.roleIds),
    ports.shops.names(db, row.shopIds),
    ports.operators.names(db, operatorIds(row)),
  ]);
  const by = person && administratorOf(person);
  const found = await examineOffer(db, ports, { offer: row, by }, { roles, shops, operators });
  if (!person || found.trouble) throw invitationRefusals.ENDED();
  const { id, realName, expireTime } = row;
  const siteName = await settingOf(db, siteSettings.site_name);
  return { id, siteName, inviterName: person.realName, realName, ...found, expireTime };
}
