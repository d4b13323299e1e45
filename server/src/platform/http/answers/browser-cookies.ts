import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies by which a public call knows the browser again that it answered before. No script reads them, and no other site sends them. */
export interface BrowserCookies {
  /** Empty where the browser sent none. */
  read(name: string): string;
  write(name: string, value: string, seconds: number): void;
}

const valueIn = (header: string, name: string): string =>
  header
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

export function cookiesOf({ headers, protocol }: FastifyRequest, reply: FastifyReply): BrowserCookies {
  const isSecure = protocol === 'https';
  // The prefix keeps hosts beside this one from setting it.
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);
  return {
    read: (name) => valueIn(headers.cookie ?? '', nameOf(name)),
    write(name, value, seconds) {
      const terms = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      reply.header('set-cookie', `${nameOf(name)}=${value}; ${terms}`);
    },
  };
}
