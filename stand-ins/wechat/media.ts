import { type Account, newName } from './account.ts';
import { refuse } from './refusal.ts';

const DAYS_3 = 3 * 86_400_000;
const SIZES = new Map([
  ['image', 10 * 1024 * 1024],
  ['voice', 2 * 1024 * 1024],
]);
/** Voices that are kept for three days only. */
const SHORT_LIVED = /^(ID3|\u00FF[\u00E2\u00E3\u00F2\u00F3\u00FA\u00FB]|#!AMR)/;
const LONGEST_VOICE = 60;
const STARTS: readonly (readonly [string, RegExp])[] = [
  ['image', /^(\u0089PNG|\u00FF\u00D8\u00FF|GIF8|BM)/],
  ['voice', /^(ID3|\u00FF[\u00E2\u00E3\u00F2\u00F3\u00FA\u00FB]|#!AMR|RIFF....WAVE|0&\u00B2u)/s],
];

/** Seconds of a voice in the kinds that are measured here: of 12.2 kbit/s, and of samples at one rate. Others pass. */
function secondsIn(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 6) === '#!AMR\n') return (bytes.length - 6) / 32 / 50;
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.length > 44) return (bytes.length - 44) / bytes.readUInt32LE(28);
  return 0;
}

interface MediaUpload {
  type: string;
  body: Buffer;
  contentType: string;
}

/** File in the field `media` of a form, by its content; what its name says counts for nothing. */
async function fileIn({ type, body, contentType }: MediaUpload, isTemporary: boolean): Promise<Buffer> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  const file = form.get('media');
  if (!(file instanceof File) || file.name === '') return refuse(41005, 'media data missing');
  const bytes = Buffer.from(await file.arrayBuffer());
  const head = bytes.toString('latin1', 0, 16);
  const limit = SIZES.get(type) ?? refuse(40004, 'invalid media type');
  if (!STARTS.some(([kind, start]) => kind === type && start.test(head))) refuse(40005, 'invalid file type');
  if (type === 'voice' && isTemporary && !SHORT_LIVED.test(head)) refuse(40005, 'invalid file type');
  if (bytes.length > limit) refuse(40006, 'invalid media size');
  if (type === 'voice' && secondsIn(bytes) > LONGEST_VOICE) refuse(45007, 'playtime out of range');
  return bytes;
}

export async function uploadTemporary(account: Account, upload: MediaUpload, now: number): Promise<object> {
  await fileIn(upload, true);
  const { type } = upload;
  const id = newName('M_');
  account.media.set(id, { type, until: now + DAYS_3 });
  return { type, media_id: id, created_at: Math.floor(now / 1000) };
}

export async function uploadPermanent(account: Account, upload: MediaUpload): Promise<object> {
  await fileIn(upload, false);
  const { type } = upload;
  const id = newName('P_');
  account.media.set(id, { type, until: Infinity });
  return { media_id: id, ...(type === 'image' && { url: `http://mmbiz.qpic.cn/${id}` }) };
}

export function checkMedia(account: Account, id: string, now: number): void {
  const media = account.media.get(id);
  if (!media || media.until <= now) refuse(40007, 'invalid media_id');
}
