import { once } from 'node:events';
import { connect } from 'node:net';
import type { App } from '#server/app.ts';

export async function portOf(app: App): Promise<number> {
  const address = app.http.server.address() ?? (await app.listen(), app.http.server.address());
  return typeof address === 'object' && address ? address.port : 0;
}

/** Writes these lines and nothing more on a connection of its own; gives what comes back first. */
export async function speak(app: App, lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(await portOf(app), '127.0.0.1');
  socket.write(`${[...lines, 'Host: shop'].join('\r\n')}\r\n\r\n${body}`);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer);
}
