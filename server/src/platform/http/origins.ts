import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Clients served from other hosts. Their token travels in a header, so no cookie is let through. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'POST'],
    exposedHeaders: ['download-filename', 'x-change', 'x-request-no'],
    credentials: false,
    maxAge: 600,
  });
}
