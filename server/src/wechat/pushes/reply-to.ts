import { reachSettings } from '#contract/settings/site.ts';
import type { MessageKind } from '#contract/wechat/reply-record.ts';
import type { PushMessage } from '#server/services/index.ts';
import { addressesFor } from '#server/pictures/index.ts';
import type { AccountMessage } from '#server/platform/public-account.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import type { ReplyRow } from '../replies/queries.ts';
import { ruleFor } from '../replies/rules.ts';
import { defectOf, replyRules } from '../replies/which-reply.ts';

const kindsOfEvents: ReadonlyMap<string, MessageKind> = new Map([
  ['subscribe', 'follow'],
  ['click', 'click'],
]);

/** Messages without words, such as pictures and places, are answered by nobody. */
const kindOf = ({ event, type }: PushMessage): MessageKind | undefined => (type === 'text' ? 'text' : kindsOfEvents.get(event));

/** WeChat fetches pictures itself: without an address of the server it is given none. */
const wholeAddress = (address: string, site: string): string =>
  address.startsWith('/') ? site && `${withoutSlash(site)}${address}` : address;

/** Address of a picture as WeChat takes it. */
async function pictureAt(write: Write, path: string): Promise<string> {
  const { show } = await addressesFor(write);
  const { api_url: site } = await settingsFor(write, reachSettings);
  return wholeAddress(show(path), site);
}

/** Reply as WeChat takes it. */
async function messageOf(write: Write, { type, content, mediaId, article }: ReplyRow): Promise<AccountMessage | undefined> {
  if (type === 'text') return content ? { type, content } : undefined;
  if (type !== 'news') return mediaId ? { type, mediaId } : undefined;
  if (!article) return undefined;
  const { title, synopsis, imageInput, url } = article;
  return { type, title, description: synopsis ?? '', picture: await pictureAt(write, imageInput), url: url ?? '' };
}

/** Answer to a push; undefined where there is nothing to say. */
export async function replyTo(write: Write, message: PushMessage): Promise<AccountMessage | undefined> {
  const { tx, now } = write;
  const kind = kindOf(message);
  if (!kind) return undefined;
  const text = kind === 'text' ? message.content : message.eventKey;
  const row = ruleFor({ kind, text }, await replyRules(tx)).rule?.row;
  return row && defectOf(row, now) === '' ? messageOf(write, row) : undefined;
}
