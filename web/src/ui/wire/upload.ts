import type { Call } from '#contract/call.ts';
import { ourFrontEnd } from '#contract/maintenance/front-end.ts';
import { below } from '../basics/below.ts';
import { addressOf, formOf } from './request.ts';
import { renewed, unwrap } from './run.ts';
import { useSession } from './session.ts';
import { NetworkError } from './wire-error.ts';

type OnProgress = (share: number) => void;

// fetch cannot tell how far an upload is; XMLHttpRequest can.
function send<I extends { file: File }, O>(call: Call<I, O>, input: I, onProgress: OnProgress, stop?: AbortSignal): Promise<O> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(call.method, below(addressOf(call, input)));
    for (const [name, value] of Object.entries(ourFrontEnd)) request.setRequestHeader(name, value);
    const token = useSession.getState().token;
    if (token !== undefined) request.setRequestHeader('Authori-zation', token);
    if (token !== undefined) request.setRequestHeader('X-Token', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onerror = () => reject(new NetworkError('上传中断，请检查网络后重试'));
    request.onabort = () => reject(new DOMException('The upload was called off.', 'AbortError'));
    stop?.addEventListener('abort', () => request.abort());
    request.onload = () => {
      try {
        resolve(unwrap(call, input, request.responseText, (name) => request.getResponseHeader(name)).answer);
      } catch (error) {
        reject(error);
      }
    };
    request.send(formOf(call, input, input.file));
  });
}

/** Like `run`, for a call with a file; `onProgress` gets the share that has left, 0 to 1, and `stop` calls it off. */
export async function upload<I extends { file: File }, O>(
  call: Call<I, O>,
  input: I,
  onProgress: OnProgress = () => {},
  stop?: AbortSignal,
): Promise<O> {
  const { token } = useSession.getState();
  try {
    return await send(call, input, onProgress, stop);
  } catch (error) {
    if (await renewed(error, token)) return send(call, input, onProgress, stop);
    throw error;
  }
}
