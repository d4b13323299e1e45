import { randomBytes } from 'node:crypto';
import { SECOND } from '#contract/durations.ts';
import type { AccountMessage } from '#server/platform/public-account.ts';
import { type XmlFields, writeXml } from '#server/platform/xml/write-xml.ts';
import { sealPush } from './cipher.ts';
import type { PushKeys } from './push-keys.ts';
import { signatureOf } from './signature.ts';
import type { VerifiedPush } from './verify-push.ts';

function contentOf(reply: AccountMessage): XmlFields {
  if (reply.type === 'text') return { Content: reply.content };
  if (reply.type !== 'news') return { [reply.type === 'image' ? 'Image' : 'Voice']: { MediaId: reply.mediaId } };
  const { title: Title, description: Description, picture: PicUrl, url: Url } = reply;
  return { ArticleCount: '1', Articles: { item: { Title, Description, PicUrl, Url } } };
}

/** Body of an answer, encrypted by the key that opened the push. */
export function replyBody({ message, aesKey }: VerifiedPush, reply: AccountMessage, { token }: PushKeys, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / SECOND));
  const xml = writeXml({
    ToUserName: message.openid,
    FromUserName: message.account,
    CreateTime: seconds,
    MsgType: reply.type,
    ...contentOf(reply),
  });
  if (aesKey === undefined) return xml;
  const [Encrypt, Nonce] = [sealPush(aesKey, { message: xml, appId: message.appId }), randomBytes(8).toString('hex')];
  return writeXml({ Encrypt, MsgSignature: signatureOf(token, seconds, Nonce, Encrypt), TimeStamp: seconds, Nonce });
}
