import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PAST_MARK } from '#contract/maintenance/past.ts';
import { namedMoment } from '../past/past.ts';
import { type Guards, isSignedIn } from './authenticate.ts';
import { NOT_SIGNED_IN, NO_SUCH_CALL, isCall } from './answers/envelope.ts';

const YEAR_SECONDS = 31_536_000;

const PAGE = 'index.html';

/** Policies of a page mean nothing to a script or a style; on a hundred of them these headers weigh as much as a large script. */
const PART = /\/assets\/[^/]+\.(js|css)(\.(br|gz))?$/;
const PAGE_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Pictures that stand in for those of the shop, which pages of clients from elsewhere show too. */
const OPEN_PICTURE = /^[\w-]+\.svg(\.(br|gz))?$/;

/** Runs forms that are being made: any script, but in no origin, and with no way to ask a server for anything. */
const PREVIEW_PAGE = 'form-preview.html';
const PREVIEW_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' https:",
  "style-src 'self' 'unsafe-inline' https:",
  "img-src 'self' data: https: http:",
  'font-src data: https:',
  "frame-ancestors 'self'",
].join(';');

interface PageTerms {
  /** Path that the page and its parts are served below; blank at the top of the host. */
  basePath?: string;
  /** Moment of the shop, where it is one of a moment. */
  moment?: Date | undefined;
  /** Address of one more script that the page loads. */
  script?: string | undefined;
}

const CHARSET = '<meta charset="utf-8" />';

/** The page with something in its head that it reads. */
const withMark = (page: string, name: string, content: string): string =>
  page.replace(CHARSET, `${CHARSET}<meta name="${name}" content="${content}" />`);

const withScript = (page: string, script: string): string =>
  page.replace('</body>', `<script defer src="${script}"></script></body>`);

/** A page below a path: it says so, and its parts are asked for there. */
const below = (page: string, basePath: string): string =>
  withMark(page.replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${basePath}/`), 'base-path', basePath);

/** The page with what this server has to say in it; undefined where it is sent as it was built. */
function toldPage(file: string, { basePath = '', moment, script }: PageTerms): string | undefined {
  if (basePath === '' && moment === undefined && script === undefined) return undefined;
  const built = readFileSync(file, 'utf8');
  const dated = moment === undefined ? built : withMark(built, PAST_MARK, namedMoment(moment));
  const scripted = script === undefined ? dated : withScript(dated, script);
  return basePath === '' ? scripted : below(scripted, basePath);
}

/**
 * The built front end: hashed assets for a year, the page itself never cached, any unknown path is the page's own. An unknown call has the
 * status 404, so that no provider takes it for an acknowledgement; to a stranger its envelope says what known calls say.
 */
export async function addWeb(http: FastifyInstance, folder: string, guards: Guards, terms: PageTerms = {}): Promise<void> {
  const isBuilt = existsSync(join(folder, PAGE));
  const page = isBuilt ? toldPage(join(folder, PAGE), terms) : undefined;
  if (isBuilt) {
    await http.register(fastifyStatic, {
      root: folder,
      index: page === undefined ? [PAGE] : false,
      // Routes of files that exist, so that any other path ends as not found before its body is read.
      wildcard: false,
      globIgnore: ['**/*.br', '**/*.gz', '.vite/**', ...(page === undefined ? [] : [PAGE])],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
        reply.header('vary', 'accept-encoding');
        if (PART.test(path)) for (const name of PAGE_HEADERS) reply.removeHeader(name);
        if (OPEN_PICTURE.test(relative(folder, path))) reply.header('cross-origin-resource-policy', 'cross-origin');
        if (path.startsWith(join(folder, PREVIEW_PAGE))) reply.header('content-security-policy', PREVIEW_POLICY);
      },
    });
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isCall(request.url)) return reply.code(404).send((await isSignedIn(request, guards)) ? NO_SUCH_CALL : NOT_SIGNED_IN);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isBuilt || !isPage || /\.\w+$/.test(request.url.split('?')[0] ?? ''))
      return reply.code(404).type('text/plain').send('not found');
    if (page === undefined) return reply.code(200).sendFile(PAGE);
    return reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  };
  http.setNotFoundHandler(answer);
  http.addHook('onRequest', async (request, reply) => (request.is404 ? answer(request, reply) : undefined));
}
