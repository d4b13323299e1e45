import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const policy = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  upgradeInsecureRequests: null,
};

/** Headers that helmet sets. It is asked once: it would put the same headers together anew for each answer. */
export async function securityHeaders(): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, { contentSecurityPolicy: { directives: policy }, strictTransportSecurity: false });
  probe.get('/', async (_, reply) => reply.raw.getHeaders());
  return (await probe.inject('/')).json();
}
