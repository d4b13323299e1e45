import { wechatRefusals } from '#contract/services/wechat.ts';
import type { Services } from '#server/platform/services.ts';
import type { Pauses } from '../../pauses/pauses.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import { type WechatApp, type WechatAppKind, appIdOf, getApp, isAppSetUp } from './app.ts';
import { type WechatError, errorOf, isOfToken } from './error-table.ts';
import { endOfPause } from './rules.ts';
import { type WechatAnswer, type WechatRequest, codeOf, send } from './send.ts';
import { TOKEN_PATH, sessionIn, tokenRequest } from './token.ts';

type LineServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'> & { tokens: Tokens; pauses: Pauses };

/** Line to WeChat of one app. What it throws is a refusal of `wechat_service`. */
export interface WechatLine {
  kind: WechatAppKind;
  isSetUp(): Promise<boolean>;
  appId(): Promise<string>;
  app(): Promise<WechatApp>;
  /** Asks with the access token of the app; one that has ended is renewed once. */
  ask(request: WechatRequest): Promise<WechatAnswer>;
  /** Asks by app id and secret, as sign-in wants it. */
  askAsApp(request: WechatRequest): Promise<WechatAnswer>;
  /** Asks with a token of a person, which the query holds. */
  askAsPerson(request: WechatRequest): Promise<WechatAnswer>;
  /** Ends the pauses of the app and gets a token anew. */
  signInAnew(): Promise<void>;
}

export function openLine(parts: LineServices, kind: WechatAppKind): WechatLine {
  const { clock, tokens, pauses } = parts;

  async function refuse(error: WechatError, path: string): Promise<never> {
    const { code, says, remedy, rid, pauses: pausing } = error;
    if (pausing) {
      const untilTime = endOfPause(pausing.until, clock.now());
      const isOfOnePath = pausing.scope === 'path' && path !== TOKEN_PATH;
      await pauses.set({ provider: kind, path: isOfOnePath ? path : '', says, remedy, untilTime });
    }
    throw wechatRefusals[error.kind === 'request' ? 'REFUSED' : 'ACCOUNT']({ code, says, remedy, rid });
  }

  async function judged(request: WechatRequest, answer: WechatAnswer): Promise<WechatAnswer> {
    const { code, message } = codeOf(answer);
    if (code === 0 || request.answers?.includes(code)) return answer;
    return refuse(errorOf(code, message), request.path);
  }

  async function refuseWhilePaused(path: string): Promise<void> {
    const pause = await pauses.find(kind, path);
    if (pause) throw wechatRefusals.PAUSED({ says: pause.says });
  }

  async function newSession(app: WechatApp, isForced: boolean) {
    const request = tokenRequest(app, isForced);
    return sessionIn(await judged(request, await send(parts, app.base, request)), clock.now());
  }

  /** A new token is forced only where WeChat hands out the one again that it has refused: it may be forced 20 times a day. */
  const sessionOf = (app: WechatApp, refused?: string) =>
    tokens.get({ provider: kind, identity: [app.base, app.appId, app.secret] }, async () => {
      const given = await newSession(app, false);
      return given.token === refused ? newSession(app, true) : given;
    });

  async function ask(request: WechatRequest, refused?: string): Promise<WechatAnswer> {
    const app = await getApp(parts, kind);
    await refuseWhilePaused(request.path);
    const session = await sessionOf(app, refused);
    const query = { access_token: session.token, ...request.query };
    const answer = await send(parts, app.base, { ...request, query });
    if (refused !== undefined || !isOfToken(codeOf(answer).code)) return judged(request, answer);
    await tokens.end(kind, session);
    return ask(request, session.token);
  }

  return {
    kind,
    isSetUp: () => isAppSetUp(parts, kind),
    appId: () => appIdOf(parts, kind),
    app: () => getApp(parts, kind),
    ask: (request) => ask(request),
    async askAsApp(request) {
      const { appId, secret, base } = await getApp(parts, kind);
      return judged(request, await send(parts, base, { ...request, query: { appid: appId, secret, ...request.query } }));
    },
    async askAsPerson(request) {
      const { base } = await getApp(parts, kind);
      return judged(request, await send(parts, base, request));
    },
    async signInAnew() {
      await pauses.lift(kind);
      const app = await getApp(parts, kind);
      await tokens.end(kind, await sessionOf(app));
      await sessionOf(app);
    },
  };
}
