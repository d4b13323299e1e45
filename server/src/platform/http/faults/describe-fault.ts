import type { FastifyRequest } from 'fastify';
import { codeOf } from '../../write/write.ts';

/** Drizzle appends the values of a failed statement, which people typed, to its message. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [^]*$/, '');

const framesOf = ({ message, stack = '' }: Error): string => {
  const start = stack.indexOf(message);
  return start < 0 ? '' : stack.slice(start + message.length);
};

/** An error without the data that was worked on: the library's own would print a database client and its password as well. */
export function describeFault(error: Error): { type: string; message: string; stack: string; code?: string } {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const message = withoutParameters(error.message) + cause;
  const code = codeOf(error);
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${framesOf(error)}`,
    ...(code === '' ? {} : { code }),
  };
}

/** Address of the page whose last part lets somebody in. */
const INVITATION = '/invitation/';

/** The address to write down: no query, and only the pattern of one that is a secret itself. */
export function loggedPath({ url, routeOptions }: FastifyRequest): string {
  // Pages have no pattern: any unknown address is theirs.
  if (url.startsWith(INVITATION)) return `${INVITATION}:secret`;
  const pattern = routeOptions.url ?? '';
  return pattern.includes(':secret') || pattern.startsWith('/files/') ? pattern : (url.split('?')[0] ?? '');
}
