import type { InvitationDraft, InvitationSent } from '#contract/access/invitation-record.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { Write } from '#server/platform/write/write.ts';
import { offered } from './offered.ts';
import { invitations } from './queries.ts';
import { endOf } from './rules.ts';
import { type Desk, sendLink } from './send-link.ts';

/** Invites somebody; nothing of theirs exists before they accept. */
export const invite =
  (desk: Desk) =>
  async (write: Write, { hours, phone, email, operatorId = null, ...draft }: InvitationDraft): Promise<InvitationSent> => {
    const offer = { roleIds: [...new Set(draft.roleIds)], shopIds: [...new Set(draft.shopIds)], operatorId };
    const names = await offered(write, desk.ports, offer);
    const row = { ...offer, ...names, realName: draft.realName.trim(), email, expireTime: endOf(write.now, hours) };
    const id = await invitations.insert(write, {
      ...row,
      phone: phone || null,
      invitedBy: asAdministrator(write.actor).id,
      state: 'pending',
    });
    const byMail = email !== '' && siteOrigin() !== '' && (await desk.ports.isMailOpen(write));
    return sendLink(write, desk, { id, ...row }, byMail);
  };
