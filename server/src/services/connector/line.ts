import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import { connectorSettings } from '#contract/services/settings.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { withRaw } from '../health/raw-answer.ts';
import { takeTurn } from './queries.ts';
import { Refused } from './shapes.ts';
import { isAnswerSigned, signRequest } from './sign.ts';

export const PROVIDER = 'connector';
/** Time between two requests of all processes, and the longest that somebody waits for a turn. */
const GAP_MS = 1.1 * SECOND;
const PATIENCE_MS = 20 * SECOND;
const TRIES_OF_PACE = 3;

export type LineServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock' | 'write'>;

export interface ConnectorRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
  body?: object;
}

export interface Bridge {
  base: string;
  secret: string;
}

const refusalsByCode: Readonly<Record<string, (p: { message: string }) => Refusal>> = {
  session_expired: () => connectorRefusals.NOT_SIGNED_IN(),
  wrong_password: connectorRefusals.WRONG_SIGN_IN,
  bad_signature: connectorRefusals.KEY,
  version_unsupported: connectorRefusals.AWAY,
  too_fast: () => connectorRefusals.BUSY(),
  unavailable: connectorRefusals.AWAY,
};

export const isOf = (error: unknown, { id }: { id: string }): boolean => error instanceof Refusal && error.id === id;

const addressOf = (base: string, { path, query = {} }: ConnectorRequest): URL => {
  const url = new URL(withoutSlash(base) + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

/** Undefined until address and secret are set. */
export async function findBridge(services: LineServices): Promise<Bridge | undefined> {
  const [base, secret] = [
    await settingOf(services.database.db, connectorSettings.crawing_connector_url),
    await secretOf(services, connectorSettings.crawing_connector_secret),
  ];
  return URL.canParse(base) && secret !== '' ? { base, secret } : undefined;
}

async function waitForTurn(write: LineServices['write']): Promise<void> {
  const act = { name: 'connector.turn', actor: systemActor('系统') };
  const { value: ms } = await write(act, ({ tx }) => takeTurn(tx, PROVIDER, { gapMs: GAP_MS, patienceMs: PATIENCE_MS }));
  if (ms === undefined) throw connectorRefusals.BUSY();
  await wait(ms);
}

/** Refusal that an answer with a status other than 200 stands for. */
function refusalOf(status: number, text: string): Refusal {
  const { code, message = '' } = Refused.safeParse(jsonIn(text)).data ?? {};
  const refusal = refusalsByCode[code ?? ''] ?? (status >= 500 ? connectorRefusals.AWAY : connectorRefusals.REFUSED);
  return withRaw(refusal({ message: message || `没有说明原因（${status}）` }), `HTTP ${status} ${text}`);
}

/** Sends one request in its turn and answers what was signed. */
async function send(services: LineServices, at: Bridge, request: ConnectorRequest, session?: string): Promise<unknown> {
  const { httpClient, clock, write } = services;
  await waitForTurn(write);
  const url = addressOf(at.base, request);
  const body = request.body && jsonBody(JSON.stringify(request.body));
  const { method } = request;
  const unsigned = { method, url, body: body?.bytes ?? Buffer.alloc(0), at: clock.now(), secret: at.secret };
  const { nonce, headers: signed } = signRequest(unsigned);
  const headers = { accept: 'application/json', ...signed, ...(session !== undefined && { 'x-connector-session': session }) };
  const {
    status,
    bytes,
    headers: answered,
  } = await httpClient.ask({ method, url: url.href, headers, body }).catch((error: unknown) => {
    throw error instanceof OutgoingError ? Object.assign(connectorRefusals.SILENT(), { cause: error }) : error;
  });
  const text = bytes.toString('utf8');
  const sign = [answered['x-connector-sign']].flat()[0] ?? '';
  if (!isAnswerSigned({ status, bytes, sign }, nonce, at.secret))
    throw withRaw(connectorRefusals.KEY({ message: '回应没有用这个密钥签名' }), `HTTP ${status} ${text}`);
  if (status !== 200) throw refusalOf(status, text);
  return jsonIn(text);
}

/** A request that came too fast was not read: it is sent again in another turn. */
export async function sendInPace(
  services: LineServices,
  at: Bridge,
  request: ConnectorRequest,
  session?: string,
): Promise<unknown> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send(services, at, request, session);
    } catch (error) {
      if (tries === TRIES_OF_PACE || !isOf(error, connectorRefusals.BUSY)) throw error;
    }
  }
}
