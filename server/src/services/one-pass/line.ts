import { z } from 'zod';
import { onePassRefusals } from '#contract/services/one-pass.ts';
import { onePassSettings } from '#contract/services/settings.ts';
import { formBody } from '#server/platform/http-client/bodies.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { settingOf } from '#server/settings/index.ts';
import { withRaw } from '../health/raw-answer.ts';
import { endpointOf } from './generations.ts';
import type { PassCredentials } from './credentials.ts';

const Answer = z.object({ status: z.coerce.number(), msg: z.string().catch(''), data: z.unknown().optional() });
export type PassAnswer = z.output<typeof Answer>;

export interface PassRequest {
  /** Path by which the first generation knows it. */
  path: string;
  form: Readonly<Record<string, string>>;
  timeoutMs?: number | undefined;
}

/** Status of an answer that did what it was asked for; every other one is a refusal. */
const DONE = 200;

/** Exchanges single requests with the platform. */
export function openPassLine({ database, httpClient }: Pick<Services, 'database' | 'httpClient'>) {
  const address = () => settingOf(database.db, onePassSettings.one_pass_url);

  async function outgoing(generation: PassCredentials['generation'], { path, form }: PassRequest) {
    const base = await address();
    if (!URL.canParse(base)) throw onePassRefusals.NO_ADDRESS();
    const endpoint = endpointOf(generation, path);
    if (!endpoint) throw onePassRefusals.NOT_OFFERED();
    const { method, more } = endpoint;
    const fields = { ...form, ...more };
    const url = `${withoutSlash(base)}/${endpoint.path}`;
    return method === 'GET'
      ? { method, url: `${url}?${new URLSearchParams(fields).toString()}` }
      : { method, url, body: formBody(fields) };
  }

  /** Answer of a request that was done; throws a refusal of `one_pass`, which keeps what the platform said. */
  async function post(generation: PassCredentials['generation'], request: PassRequest, token?: string): Promise<PassAnswer> {
    const headers = { accept: 'application/json', ...(token && { authorization: `Bearer-${token}` }) };
    const { status, bytes } = await httpClient
      .ask({ ...(await outgoing(generation, request)), headers, timeoutMs: request.timeoutMs })
      .catch((error: unknown) => {
        throw error instanceof OutgoingError ? Object.assign(onePassRefusals.SILENT(), { cause: error }) : error;
      });
    const text = bytes.toString('utf8');
    const answer = Answer.safeParse(jsonIn(text)).data;
    if (answer && answer.status !== DONE) {
      const message = answer.msg.slice(0, 200) || `没有说明原因（状态 ${answer.status}）`;
      throw withRaw(onePassRefusals.REFUSED({ message }), text);
    }
    if (status !== DONE || text.trim() === '') throw withRaw(onePassRefusals.SILENT(), `HTTP ${status} ${text}`);
    if (!answer) throw withRaw(onePassRefusals.BROKEN(), text);
    return answer;
  }

  return { address, post };
}
