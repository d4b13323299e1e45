import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Reach } from './reach.ts';

/**
 * Clients served from other hosts: those that the start names, and those of the setting. Their token travels in a header, so no cookie
 * is let through. Without the database nobody else is let in.
 */
export async function allowOrigins(app: FastifyInstance, fixed: readonly string[], { origins }: Pick<Reach, 'origins'>) {
  const ofSetting = (): Promise<readonly string[]> => origins().catch(() => []);
  const isAllowed = async (origin: string) => fixed.includes(origin) || (await ofSetting()).includes(origin);
  await app.register(cors, {
    origin: async (origin?: string) => origin !== undefined && isAllowed(origin.toLowerCase()),
    methods: ['GET', 'POST'],
    exposedHeaders: ['download-filename', 'x-change', 'x-refusal', 'x-request-no'],
    credentials: false,
    maxAge: 600,
  });
}
