import { below } from '../basics/below.ts';
import { useSession } from './session.ts';
import { NetworkError, WireError } from './wire-error.ts';

const FALLBACK = 500;

const EXPIRED = '无效的会话，或者会话已过期，请重新登录。';

/** The server's own reason; without one, and for an ended session, the specification's sentence. A download asks nobody to sign in. */
function refusalIn(text: string): WireError {
  const { code, message } = Object(JSON.parse(text));
  return new WireError(FALLBACK, code === 401 || !message ? EXPIRED : String(message));
}

/** Hands a file to the browser under its name. */
export function saveAs(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}

const lost = () => {
  throw new NetworkError('网络连接失败，请检查网络后重试');
};

/** Fetches a file with the session's token and hands it to the browser under its name. */
export async function download(address: string, fileName: string): Promise<void> {
  const token = useSession.getState().token;
  const answer = await fetch(below(address), { headers: token === undefined ? {} : { 'Authori-zation': token } }).catch(lost);
  // The file itself, or an envelope that says why not.
  if (answer.headers.get('content-type')?.startsWith('application/json')) throw refusalIn(await answer.text().catch(lost));
  saveAs(await answer.blob().catch(lost), fileName);
}
