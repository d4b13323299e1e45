import { lookup as resolve } from 'node:dns';
import { type RequestOptions, request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { NoAnswer } from './no-answer.ts';
import { hostOf, isPublic } from './rules.ts';

const PATIENCE_MS = 15_000;
const LARGEST_TEXT = 4 * 1024 * 1024;

export interface Question {
  url: string;
  /** Sent as a form; without one it is a GET. */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** How long the whole may take. */
  patienceMs?: number | undefined;
}

/** A file somebody else has. */
export interface Wanted {
  url: string;
  /** Types of content, as the header names them. */
  accept: string;
  /** Bytes. */
  largest: number;
  patienceMs: number;
}

/** The one way on which the server asks others. What it is told to ask may be meant for its neighbours. */
export interface Outgoing {
  /** The text of the answer; throws `NoAnswer`. */
  ask(question: Question): Promise<string>;
  /** The bytes of a file; throws `NoAnswer`. */
  load(wanted: Wanted): Promise<Uint8Array>;
}

/** Judges what a name stands for at the moment of connecting, so that it cannot become another address in between. */
const publicOnly: LookupFunction = (name, options, done) => {
  resolve(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) done(error ?? new NoAnswer('failed'), []);
    else if (!found.every(({ address }) => isPublic(address))) done(new NoAnswer('forbidden'), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

function addressIn(text: string, isInner: (url: URL) => boolean): URL {
  if (!URL.canParse(text)) throw new NoAnswer('forbidden');
  const url = new URL(text);
  const host = hostOf(url);
  const isOpen = url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
  const isOwn = /^https?:$/.test(url.protocol) && isInner(url);
  if ((!isOpen && !isOwn) || url.username !== '') throw new NoAnswer('forbidden');
  return url;
}

interface Sending {
  body?: string | undefined;
  /** Bytes of the answer. */
  largest: number;
}

/** Redirects are not followed: they would lead where nobody judged. */
function answerOf(url: URL, options: RequestOptions, { body, largest }: Sending): Promise<Buffer> {
  const { promise, resolve: tell, reject } = Promise.withResolvers<Buffer>();
  const asking = (url.protocol === 'https:' ? securely : plainly)(url, options, (answer) => {
    const parts: Buffer[] = [];
    let size = 0;
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size <= largest) return;
      reject(new NoAnswer('large'));
      // Without an error of ours: nobody listens for it once the last byte is here.
      asking.destroy();
    });
    answer.on('end', () => (answer.statusCode === 200 ? tell(Buffer.concat(parts)) : reject(new NoAnswer('failed'))));
    answer.on('error', reject);
  });
  asking.on('error', reject);
  asking.end(body);
  return promise;
}

const noAnswerOf = (error: unknown, isLate: boolean): NoAnswer => {
  if (isLate) return new NoAnswer('late');
  return error instanceof NoAnswer ? error : new NoAnswer('failed', { cause: error });
};

/** `innerHosts` of the owner's own network may be asked as well, also without TLS. */
export function openOutgoing(innerHosts: readonly string[] = []): Outgoing {
  const isInner = (url: URL) => innerHosts.includes(url.host) || innerHosts.includes(hostOf(url));
  const sent = (address: string, options: RequestOptions, patienceMs: number, sending: Sending): Promise<Buffer> => {
    const url = addressIn(address, isInner);
    const signal = AbortSignal.timeout(patienceMs);
    return answerOf(url, { ...options, signal, ...(isInner(url) ? {} : { lookup: publicOnly }) }, sending).catch(
      (error: unknown) => {
        throw noAnswerOf(error, signal.aborted);
      },
    );
  };
  return {
    async ask({ url, form, headers, patienceMs = PATIENCE_MS }) {
      const body = form && new URLSearchParams(form).toString();
      const options: RequestOptions = {
        method: form ? 'POST' : 'GET',
        headers: { ...headers, accept: 'application/json', ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      };
      return (await sent(url, options, patienceMs, { body, largest: LARGEST_TEXT })).toString('utf8');
    },
    load: async ({ url, accept, largest, patienceMs }) => sent(url, { headers: { accept } }, patienceMs, { largest }),
  };
}
