import { administratorRefusals } from '#contract/access/administrator-refusals.ts';
import { type invitationCalls, invitationRefusals } from '#contract/access/invitations.ts';
import type { Answer, Input } from '#contract/call.ts';
import { nobody } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setRoles } from '../administrators/queries.ts';
import { checkName } from '../administrators/rules.ts';
import { insertMade } from '../passkeys/insert-made.ts';
import { provenMade } from '../passkeys/proven-made.ts';
import { isCommonPassword } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { randomPassword } from '../passwords/random-password.ts';
import { adminLogin } from '../passwords/tables.ts';
import { admins } from '../rights/queries.ts';
import { findPerson } from '../sessions/queries.ts';
import { administratorOf } from '../sessions/session-cache.ts';
import { admit } from '../sign-in/admit.ts';
import { operatorIds } from './examine-offer.ts';
import { holdOffer } from './hold-offer.ts';
import type { InvitationPorts } from './ports.ts';
import { findBySecret, holdPerson, invitations } from './queries.ts';
import { closedBecause, namesOf } from './rules.ts';

type Acceptance = Input<typeof invitationCalls.accept>;
type Invitation = Awaited<ReturnType<typeof invitations.lock>>;

const DEVICE = '接受邀请时的设备';

/** The invitation behind the link, locked, and what it comes to now: never more than its inviter could give in this moment. */
async function lockOpen(write: Write, ports: InvitationPorts, secret: string) {
  const found = await findBySecret(write.tx, secret);
  const row = found && (await invitations.lock(write.tx, found.id));
  // A new link may have been made while this one waited.
  if (!row || !(await findBySecret(write.tx, secret))) throw invitationRefusals.UNKNOWN();
  const closed = closedBecause(row, write.now);
  if (closed) throw closed;
  const offer = await holdOffer(write, ports, row, async () => {
    await holdPerson(write.tx, row.invitedBy);
    const person = await findPerson(write.tx, row.invitedBy);
    return person && administratorOf(person);
  });
  if (offer.trouble) throw invitationRefusals.ENDED();
  return { row, offer };
}

/** The account of the invited person, in its roles and places. */
async function insertPerson(
  write: Write,
  ports: InvitationPorts,
  { row, account, hash }: { row: Invitation; account: string; hash: string },
) {
  const { realName, phone } = row;
  const id = await admins.insert(write, { account, realName, phone, passwordTime: write.now });
  await write.tx.insert(adminLogin).values({ adminId: id, hash });
  await setRoles(write.tx, id, { present: new Set(), wanted: new Set(row.roleIds) });
  await ports.shops.join(write, id, row.shopIds);
  await ports.operators.join(write, id, operatorIds(row));
  return admins.get(write.tx, id);
}

async function accepted(write: Write, ports: InvitationPorts, typed: Acceptance & { hash: string }) {
  const { secret, answer, pwd, hash } = typed;
  const account = typed.account.trim();
  const { row, offer } = await lockOpen(write, ports, secret);
  if (offer.needsPassword && !pwd) throw invitationRefusals.NEEDS_PASSWORD();
  checkName(write.actor, account);
  const made = answer && (await provenMade(write, answer, null));
  const person = await insertPerson(write, ports, { row, account, hash });
  if (made) await insertMade(write, { adminId: person.id, name: DEVICE, made });
  await invitations.set(write, row.id, { state: 'accepted', acceptTime: write.now, adminId: person.id });
  await ports.tellAccepted(write, `${account} （${person.realName}）接受了邀请，角色：${namesOf(offer.roles)}`);
  return admit(write, person);
}

/** A password that nobody knows keeps the account to its passkey. */
export async function acceptInvitation(
  { write }: Pick<Services, 'write'>,
  ports: InvitationPorts,
  typed: Acceptance,
  { from }: CallContext,
): Promise<Answer<typeof invitationCalls.accept>> {
  const { account, pwd, answer } = typed;
  if (!pwd && !answer) throw invitationRefusals.NO_KEY();
  if (pwd && isCommonPassword(pwd, account.trim())) throw administratorRefusals.COMMON_PASSWORD();
  const hash = await hashPassword(pwd ?? randomPassword());
  const act = { name: 'invitation.accept', actor: nobody, from };
  const { value } = await write(act, (context) => accepted(context, ports, { ...typed, hash }));
  return value;
}
