import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const policy = (chatOrigins: readonly string[]) => ({
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
  scriptSrc: ["'self'", ...chatOrigins],
  styleSrc: ["'self'", "'unsafe-inline'", ...chatOrigins],
  connectSrc: ["'self'", 'ws:', 'wss:', ...chatOrigins],
  frameSrc: ["'self'", ...chatOrigins],
  upgradeInsecureRequests: null,
});

/** Headers that helmet sets. It is asked once: it would put the same headers together anew for each answer. */
export async function securityHeaders(chatOrigins: readonly string[]): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, { contentSecurityPolicy: { directives: policy(chatOrigins) }, strictTransportSecurity: false });
  probe.get('/', async (_, reply) => reply.raw.getHeaders());
  return (await probe.inject('/')).json();
}
