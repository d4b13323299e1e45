import type { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import { connectorRefusals } from '#contract/services/connector.ts';
import type { Connector } from '#server/platform/connector.ts';
import { withRaw } from '../health/raw-answer.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { type Bridge, type ConnectorRequest, type LineServices, PROVIDER, findBridge, isOf, sendInPace } from './line.ts';
import { Accepted, Account, Hello, Orders, Product, ShopProducts, SignIn, detailsIn } from './shapes.ts';

/** The connector, which can be tried without a session. */
export interface OpenedConnector extends Connector {
  /** Name that the bridge gives itself. */
  hello(): Promise<string>;
  /** Account of the session. */
  account(): Promise<string>;
}

function inShape<S extends z.ZodType>(shape: S, answer: unknown): z.output<S> {
  const { data, success } = shape.safeParse(answer);
  if (!success) throw withRaw(connectorRefusals.BROKEN(), JSON.stringify(answer) ?? '');
  return data;
}

const paged = ({ page, limit }: { page: number; limit: number }) => ({ page: String(page), limit: String(limit) });

export function openConnector(services: LineServices & { tokens: Tokens }): OpenedConnector {
  const { tokens } = services;
  const send = (at: Bridge, request: ConnectorRequest, session?: string) => sendInPace(services, at, request, session);

  async function bridge(): Promise<Bridge> {
    const found = await findBridge(services);
    if (!found) throw connectorRefusals.NO_ADDRESS();
    return found;
  }
  const accountAt = ({ base, secret }: Bridge) => ({ provider: PROVIDER, identity: [base, secret] });

  async function ask(request: ConnectorRequest): Promise<unknown> {
    const at = await bridge();
    const opened = await tokens.find(accountAt(at));
    if (!opened) throw connectorRefusals.NOT_SIGNED_IN();
    return send(at, request, opened.token).catch(async (error: unknown) => {
      if (isOf(error, connectorRefusals.NOT_SIGNED_IN)) await tokens.end(PROVIDER, opened);
      throw error;
    });
  }

  return {
    isSetUp: async () => (await findBridge(services)) !== undefined,
    async session() {
      const at = await findBridge(services);
      return at && tokens.find(accountAt(at));
    },
    async signIn(account) {
      const at = await bridge();
      const answer = inShape(SignIn, await send(at, { method: 'POST', path: '/session', body: account }));
      if (answer.status !== 'ok') return answer;
      const { session: token, expiresAt: until, account: name } = answer;
      await tokens.keep(accountAt(at), { token, until });
      return { status: 'ok', account: name, until };
    },
    async signOut() {
      const at = await findBridge(services);
      const opened = at && (await tokens.find(accountAt(at)));
      if (!at || !opened) return;
      await tokens.end(PROVIDER, opened);
      // Ends it here, whatever the bridge says.
      await send(at, { method: 'DELETE', path: '/session' }, opened.token).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },
    hello: async () => inShape(Hello, await send(await bridge(), { method: 'GET', path: '/hello' })).name,
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
