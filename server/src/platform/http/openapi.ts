import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AnyCall } from '#contract/call.ts';
import { type Guards, askerOf } from './authenticate.ts';

export const DOCS_PATHS = ['/api/docs', '/api/docs/openapi.json', '/api/docs/start.js', '/api/docs/assets/*'];

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' });

const answerOf = ({ returns }: AnyCall) => ({
  type: 'object',
  properties: {
    code: { type: 'integer', example: 200 },
    message: { type: 'string' },
    data: z.toJSONSchema(returns, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }),
  },
});

function parametersOf({ params, query }: AnyCall) {
  const listed = (location: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: location,
      required: location === 'path' || !z.safeParse(field, undefined).success,
      schema: schemaOf(field as z.ZodType),
    }));
  return [...listed('path', params), ...listed('query', query)];
}

function operationOf(call: AnyCall) {
  const { body, file } = call;
  const content = file
    ? { 'multipart/form-data': { schema: { type: 'object', properties: { [file]: { type: 'string', format: 'binary' } } } } }
    : body && { 'application/json': { schema: schemaOf(body) } };
  return {
    tags: [call.noun],
    operationId: `${call.noun}.${call.verb}`,
    summary: call.about ?? `${call.noun} · ${call.verb}`,
    description: [
      `Permission: \`${[call.permission, ...(call.orAnyOf ?? [])].join('` or `')}\`${call.ownBy === undefined ? '' : ', or the own record'}`,
      ...(call.refuses ?? []).map(({ id }) => `- refuses: \`${id}\``),
    ].join('\n\n'),
    parameters: parametersOf(call),
    ...(content ? { requestBody: { content } } : {}),
    security: call.permission === 'public' ? [] : [{ [call.permission === 'storefront' ? 'storefront' : 'session']: [] }],
    responses: {
      200: {
        description: 'Always HTTP 200; the envelope’s code tells',
        content: { 'application/json': { schema: answerOf(call) } },
      },
    },
  };
}

/** Calls described in one go; between two goes other requests are answered. */
const AT_ONCE = 20;

/** The OpenAPI document of the whole contract. */
async function describeCalls(calls: readonly AnyCall[], introduction: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [index, call] of calls.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    paths[`/api${call.path}`] ??= {};
    Object.assign(paths[`/api${call.path}`] ?? {}, { [call.method.toLowerCase()]: operationOf(call) });
  }
  return {
    openapi: '3.0.3',
    info: {
      title: '信号楼 Signalbox',
      version: '1.0.0',
      description: introduction,
    },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authori-zation' },
        storefront: { type: 'apiKey', in: 'header', name: 'X-Signature' },
      },
    },
    paths,
  };
}

/** Guide to signing, with an example in curl: the page opens with it. */
const GUIDE = join(import.meta.dirname, '../../../../docs/open-api.md');

const PAGE = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>接口文档 - 信号楼</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css"></head><body><div id="docs"></div>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `const token = document.cookie.split('; ').find((part) => part.startsWith('Authori-zation='))?.split('=')[1] ?? '';
const sign = (request) => { request.headers['Authori-zation'] = decodeURIComponent(token); return request; };
fetch('/api/docs/openapi.json', { headers: { 'Authori-zation': decodeURIComponent(token) } }).then((answer) => answer.json()).then((spec) => {
  if (spec.code === 401) location.href = '/login?redirect=/api/docs';
  else SwaggerUIBundle({ spec, dom_id: '#docs', deepLinking: true, docExpansion: 'none', requestInterceptor: sign });
});`;

/** A page or script of the document, its addresses below a path. */
const below = (basePath: string, text: string): string =>
  basePath === '' ? text : text.replaceAll(/(["'])\/(?=api\/|login)/g, `$1${basePath}/`);

/**
 * `/api/docs`: the page is empty until the document answers, and that answers the signed-in only. It is made when it is asked for
 * first, because describing every call takes a sixth of the start.
 */
export async function addDocs(http: FastifyInstance, calls: readonly AnyCall[], guards: Guards, basePath = ''): Promise<void> {
  const assets = join(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'), '../static');
  let described: Promise<string> | undefined;
  const describe = async () => JSON.stringify(await describeCalls(calls, await readFile(GUIDE, 'utf8')));
  await http.register(fastifyStatic, { root: assets, prefix: '/api/docs/assets/', decorateReply: false });
  http.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(below(basePath, PAGE)));
  http.get('/api/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(below(basePath, START)));
  http.get('/api/docs/openapi.json', async (request, reply) => {
    const { refused } = await askerOf(request, guards);
    if (refused) return reply.send(refused);
    described ??= describe();
    return reply.type('application/json').send(await described);
  });
}
