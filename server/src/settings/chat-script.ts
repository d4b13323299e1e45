import type { FastifyInstance } from 'fastify';

/** Clients build the vendor's name into this address. */
export const CHAT_SCRIPT_PATH = '/api/public/jsconfig/:name(^get[a-z]+chatconfig$)';

/** Old clients load a chat-configuration script before anybody signs in; without one configured it is empty. */
export function addChatScript(http: FastifyInstance): void {
  http.get(CHAT_SCRIPT_PATH, async (_request, reply) => reply.type('application/javascript; charset=utf-8').send(''));
}
