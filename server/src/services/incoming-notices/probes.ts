import { randomBytes } from 'node:crypto';
import { MINUTE } from '#contract/durations.ts';
import type { Services } from '#server/platform/services.ts';
import { isSameSecret } from '#server/platform/text/is-same-secret.ts';

type ProbeServices = Pick<Services, 'secrets' | 'clock'>;

/** Request of our own to a callback, and the answer that only this shop can give. */
export interface Probe {
  body: string;
  answer: string;
}

const LIFE = MINUTE;
const PROBE = /^\{"probe":"((\d{13})\.[\da-f]{32})\.([\da-f]{64})"\}$/;
const LONGEST = 150;

const signed = ({ secrets }: ProbeServices, question: string) => secrets.hash(`callback probe ${question}`);
const answerTo = ({ secrets }: ProbeServices, question: string) => secrets.hash(`answer to callback probe ${question}`);

export function newProbe(services: ProbeServices): Probe {
  const question = `${services.clock.now().getTime()}.${randomBytes(16).toString('hex')}`;
  return { body: JSON.stringify({ probe: `${question}.${signed(services, question)}` }), answer: answerTo(services, question) };
}

/** Answers probes of the servers that share our key, each once and within a minute; undefined for everything else. */
export function openProbes(services: ProbeServices): (body: Buffer) => string | undefined {
  const answered = new Map<string, number>();

  return (body) => {
    if (body.length > LONGEST) return undefined;
    const [, question = '', time, proof = ''] = PROBE.exec(body.toString('latin1')) ?? [];
    if (proof === '' || !isSameSecret(proof, signed(services, question))) return undefined;
    const now = services.clock.now().getTime();
    for (const [former, at] of answered) if (now - at > 2 * LIFE) answered.delete(former);
    if (Math.abs(now - Number(time)) > LIFE || answered.has(question)) return undefined;
    answered.set(question, now);
    return answerTo(services, question);
  };
}
