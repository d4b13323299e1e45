import { type Account, newName } from './account.ts';
import { refuse } from './refusal.ts';

const DAYS_3 = 3 * 86_400_000;
const SIZES = new Map([
  ['image', 10 * 1024 * 1024],
  ['voice', 2 * 1024 * 1024],
]);
const STARTS: readonly (readonly [string, RegExp])[] = [
  ['image', /^(\u0089PNG|\u00FF\u00D8\u00FF|GIF8|BM)/],
  ['voice', /^(ID3|\u00FF[\u00E2\u00E3\u00F2\u00F3\u00FA\u00FB]|#!AMR)/],
];

/** File in the field `media` of a form, by its content; what its name says counts for nothing. */
async function fileIn(type: string, body: Buffer, contentType: string): Promise<Buffer> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const file = form.get('media');
  if (!(file instanceof File) || file.name === '') return refuse(41005, 'media data missing');
  const bytes = Buffer.from(await file.arrayBuffer());
  const head = bytes.toString('latin1', 0, 16);
  const limit = SIZES.get(type) ?? refuse(40004, 'invalid media type');
  if (!STARTS.some(([kind, start]) => kind === type && start.test(head))) refuse(40005, 'invalid file type');
  if (bytes.length > limit) refuse(40006, 'invalid media size');
  return bytes;
}

interface MediaUpload {
  type: string;
  body: Buffer;
  contentType: string;
}

export async function uploadTemporary(account: Account, { type, body, contentType }: MediaUpload, now: number): Promise<object> {
  await fileIn(type, body, contentType);
  const id = newName('M_');
  account.media.set(id, { type, until: now + DAYS_3 });
  return { type, media_id: id, created_at: Math.floor(now / 1000) };
}

export async function uploadPermanent(account: Account, { type, body, contentType }: MediaUpload): Promise<object> {
  await fileIn(type, body, contentType);
  const id = newName('P_');
  account.media.set(id, { type, until: Infinity });
  return { media_id: id, ...(type === 'image' && { url: `http://mmbiz.qpic.cn/${id}` }) };
}

export function checkMedia(account: Account, id: string, now: number): void {
  const media = account.media.get(id);
  if (!media || media.until <= now) refuse(40007, 'invalid media_id');
}
