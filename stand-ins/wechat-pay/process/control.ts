import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { objectIn, textIn } from '../json.ts';
import type { Fault, Platform } from '../platform.ts';
import { actsOn } from './acts.ts';

const PATH = '/control';
const FAULTS: Readonly<Record<string, Fault>> = { slow: 'slow', refuse: 'refused', lose: 'lostAnswer' };

function isOwner(request: IncomingMessage, token: string): boolean {
  const [shown, known] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return shown.length === known.length && timingSafeEqual(shown, known);
}

async function inputOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = (await request.toArray()).map(String).join('');
  return text === '' ? {} : objectIn(JSON.parse(text));
}

/**
 * Interface by which the demonstration drives the platform: `{ act, number }` of a payment or refund, or `{ act }` for the next answer.
 * Without an act it says what comes next. Notices are delivered one act after the other.
 */
export function openControl(platform: Platform, token: string, keep: () => void) {
  const acts = actsOn(platform);
  let turn: Promise<unknown> = Promise.resolve();

  /** Runs when all before it have ended. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.then(work);
    turn = next.catch(() => undefined).finally(keep);
    return next;
  }

  async function answerTo(input: Record<string, unknown>): Promise<object> {
    const [name, number] = [textIn(input['act']) ?? '', textIn(input['number'])];
    const [act, fault] = [acts[name], FAULTS[name]];
    if (act && number !== undefined) return { statuses: await inTurn(() => act(number)) };
    if (fault) platform.spoilNext(fault);
    const next = platform.spoiltNext();
    return { next: Object.keys(FAULTS).find((each) => FAULTS[each] === next) ?? null };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!isOwner(request, token)) return say(401, {});
    try {
      say(200, await answerTo(await inputOf(request)));
    } catch (error) {
      say(409, { message: String(error) });
    }
  }

  return {
    deliverDue: () => inTurn(() => platform.deliverDue()),
    besides(request: IncomingMessage, response: ServerResponse): boolean {
      const isControl = request.url === PATH;
      if (isControl) void answer(request, response);
      return isControl;
    },
  };
}
