import { once } from 'node:events';
import { type Socket, connect, isIP } from 'node:net';
import { OutgoingError } from '../http-client/outgoing-error.ts';
import { publicOnly } from '../http-client/public-only.ts';
import { isPublic } from '../http-client/rules.ts';
import { MailError } from './mail-error.ts';

interface Target {
  host: string;
  port: number;
  isInner: boolean;
}

/** A line to a server of the public network, or of the owner's own where it is named. */
export async function dial({ host, port, isInner }: Target, signal: AbortSignal): Promise<Socket> {
  if (!isInner && isIP(host) !== 0 && !isPublic(host)) throw new MailError('forbidden');
  const socket = connect({ host, port, ...(!isInner && { lookup: publicOnly }) });
  try {
    await once(socket, 'connect', { signal });
  } catch (error) {
    socket.destroy();
    if (signal.aborted) throw new MailError('late');
    const isForbidden = error instanceof OutgoingError && error.why === 'forbidden';
    throw new MailError(isForbidden ? 'forbidden' : 'unreachable', '', { cause: error });
  }
  return socket;
}
