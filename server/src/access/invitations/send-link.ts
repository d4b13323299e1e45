import type { InvitationSent } from '#contract/access/invitation-record.ts';
import { siteSettings } from '#contract/settings/site.ts';
import { showMoment } from '#contract/moment.ts';
import { actorName } from '#server/platform/actor.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { InvitationPorts } from './ports.ts';
import { linkAnew } from './queries.ts';

export interface Desk {
  ports: InvitationPorts;
  secrets: Secrets;
}

interface Sendable {
  id: number;
  realName: string;
  email: string;
  roleNames: string;
  expireTime: Date;
}

/** Makes the link. It leaves by mail, encrypted until it does; otherwise its secret is answered, this once. */
export async function sendLink(
  write: Write,
  { ports, secrets }: Desk,
  { id, realName, email, roleNames, expireTime }: Sendable,
  byMail: boolean,
): Promise<InvitationSent> {
  const secret = await linkAnew(write.tx, id);
  if (!byMail) return { id, secret, email: '', expireTime };
  const { site_name: site } = await settingsFor(write, siteSettings);
  await ports.postMail(write, {
    kind: 'invitation',
    shownIn: { invitation: [id] },
    to: email,
    subject: `${site}邀请您加入后台`,
    text: `${realName}：\n\n${actorName(write.actor)} 邀请您加入${site}的后台，角色：${roleNames}。\n请在 ${showMoment(expireTime)} 前打开下面的链接，设置您的账号。链接只能用一次，请不要转给别人。`,
    sealed: secrets.encrypt(`${siteOrigin()}/invitation/${secret}`),
  });
  return { id, secret: null, email, expireTime };
}
