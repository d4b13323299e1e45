import { setTimeout as wait } from 'node:timers/promises';
import type { z } from 'zod';
import { SECOND } from '#contract/durations.ts';
import { Refusal } from '#contract/refusal.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import { connectorSettings } from '#contract/services/settings.ts';
import type { Connector } from '#server/platform/connector.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { jsonIn } from '#server/platform/text/json-in.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { secretOf, settingOf } from '#server/settings/index.ts';
import { withRaw } from '../health/raw-answer.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { takeTurn } from './queries.ts';
import { Accepted, Account, Hello, Orders, Product, Refused, ShopProducts, SignIn, detailsIn } from './shapes.ts';
import { isAnswerSigned, signRequest } from './sign.ts';

const PROVIDER = 'connector';
/** Time between two requests of all processes, and the longest that somebody waits for a turn. */
const GAP_MS = 1.1 * SECOND;
const PATIENCE_MS = 20 * SECOND;
const TRIES_OF_PACE = 3;

type ConnectorServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock' | 'write'> & { tokens: Tokens };

interface ConnectorRequest {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string | undefined>>;
  body?: object;
}

interface Bridge {
  base: string;
  secret: string;
}

/** The connector, which can be tried without a session. */
export interface OpenedConnector extends Connector {
  /** Name that the bridge gives itself. */
  hello(): Promise<string>;
  /** Account of the session. */
  account(): Promise<string>;
}

const refusalsByCode: Readonly<Record<string, (p: { message: string }) => Refusal>> = {
  session_expired: () => connectorRefusals.NOT_SIGNED_IN(),
  wrong_password: connectorRefusals.WRONG_SIGN_IN,
  bad_signature: connectorRefusals.KEY,
  version_unsupported: connectorRefusals.AWAY,
  too_fast: () => connectorRefusals.BUSY(),
  unavailable: connectorRefusals.AWAY,
};

const isOf = (error: unknown, { id }: { id: string }): boolean => error instanceof Refusal && error.id === id;

const addressOf = (base: string, { path, query = {} }: ConnectorRequest): URL => {
  const url = new URL(withoutSlash(base) + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
};

export function openConnector(parts: ConnectorServices): OpenedConnector {
  const { database, httpClient, clock, tokens, write } = parts;

  async function findBridge(): Promise<Bridge | undefined> {
    const [base, secret] = [
      await settingOf(database.db, connectorSettings.crawing_connector_url),
      await secretOf(parts, connectorSettings.crawing_connector_secret),
    ];
    return URL.canParse(base) && secret !== '' ? { base, secret } : undefined;
  }
  async function bridge(): Promise<Bridge> {
    const found = await findBridge();
    if (!found) throw connectorRefusals.NO_ADDRESS();
    return found;
  }
  const accountAt = ({ base, secret }: Bridge) => ({ provider: PROVIDER, identity: [base, secret] });

  async function waitForTurn(): Promise<void> {
    const act = { name: 'connector.turn', actor: systemActor('系统') };
    const { value: ms } = await write(act, ({ tx }) => takeTurn(tx, PROVIDER, { gapMs: GAP_MS, patienceMs: PATIENCE_MS }));
    if (ms === undefined) throw connectorRefusals.BUSY();
    await wait(ms);
  }

  /** Sends one request in its turn and answers what was signed. */
  async function send(at: Bridge, request: ConnectorRequest, session?: string): Promise<unknown> {
    await waitForTurn();
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
    const answer = jsonIn(text);
    if (status === 200) return answer;
    const { code, message = '' } = Refused.safeParse(answer).data ?? {};
    const refusal = refusalsByCode[code ?? ''] ?? (status >= 500 ? connectorRefusals.AWAY : connectorRefusals.REFUSED);
    throw withRaw(refusal({ message: message || `没有说明原因（${status}）` }), `HTTP ${status} ${text}`);
  }

  /** A request that came too fast was not read: it is sent again in another turn. */
  async function sendInPace(at: Bridge, request: ConnectorRequest, session?: string): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await send(at, request, session);
      } catch (error) {
        if (tries === TRIES_OF_PACE || !isOf(error, connectorRefusals.BUSY)) throw error;
      }
    }
  }

  async function ask(request: ConnectorRequest): Promise<unknown> {
    const at = await bridge();
    const opened = await tokens.find(accountAt(at));
    if (!opened) throw connectorRefusals.NOT_SIGNED_IN();
    return sendInPace(at, request, opened.token).catch(async (error: unknown) => {
      if (isOf(error, connectorRefusals.NOT_SIGNED_IN)) await tokens.end(PROVIDER, opened);
      throw error;
    });
  }

  function inShape<S extends z.ZodType>(shape: S, answer: unknown): z.output<S> {
    const { data, success } = shape.safeParse(answer);
    if (!success) throw withRaw(connectorRefusals.BROKEN(), JSON.stringify(answer) ?? '');
    return data;
  }
  const paged = ({ page, limit }: { page: number; limit: number }) => ({ page: String(page), limit: String(limit) });

  return {
    isSetUp: async () => (await findBridge()) !== undefined,
    async session() {
      const at = await findBridge();
      return at && tokens.find(accountAt(at));
    },
    async signIn(account) {
      const at = await bridge();
      const answer = inShape(SignIn, await sendInPace(at, { method: 'POST', path: '/session', body: account }));
      if (answer.status !== 'ok') return answer;
      const { session: token, expiresAt: until, account: name } = answer;
      await tokens.keep(accountAt(at), { token, until });
      return { status: 'ok', account: name, until };
    },
    async signOut() {
      const at = await findBridge();
      const opened = at && (await tokens.find(accountAt(at)));
      if (!at || !opened) return;
      await tokens.end(PROVIDER, opened);
      // Ends it here, whatever the bridge says.
      await sendInPace(at, { method: 'DELETE', path: '/session' }, opened.token).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },
    hello: async () => inShape(Hello, await sendInPace(await bridge(), { method: 'GET', path: '/hello' })).name,
    account: async () => inShape(Account, await ask({ method: 'GET', path: '/session' })).account,
    product: async (link) => inShape(Product, await ask({ method: 'POST', path: '/product', body: { link } })),
    async productsOf({ link, ...page }) {
      return inShape(ShopProducts, await ask({ method: 'GET', path: '/shop/products', query: { link, ...paged(page) } }));
    },
    async orders({ from, to, status, ...page }) {
      const query = { from: from.toISOString(), to: to.toISOString(), status, ...paged(page) };
      return inShape(Orders, await ask({ method: 'GET', path: '/orders', query }));
    },
    async details(numbers) {
      const answer = await ask({ method: 'POST', path: '/orders/details', body: { numbers } });
      const details = detailsIn(answer, numbers);
      if (!details) throw withRaw(connectorRefusals.BROKEN(), JSON.stringify(answer) ?? '');
      return details;
    },
    async ship(shipment) {
      inShape(Accepted, await ask({ method: 'POST', path: '/shipments', body: shipment }));
    },
  };
}
