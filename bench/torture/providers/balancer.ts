import { createServer, request } from 'node:http';
import { once } from 'node:events';

export interface Balancer {
  /** Address without a slash at its end. */
  base: string;
  /** Sends everything to one of the servers; undefined lets them take turns again. */
  prefer(port: number | undefined): void;
  close(): void;
}

/** A door before several servers: each request goes to the next of them, and its connection breaks with theirs. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  let [turn, preferred]: [number, number | undefined] = [0, undefined];
  const door = createServer((incoming, outgoing) => {
    turn += 1;
    const port = preferred ?? ports[turn % ports.length];
    const { method, url: path, headers } = incoming;
    const onward = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => outgoing.destroy()).pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    prefer(port) {
      preferred = port;
    },
    close() {
      door.close();
      door.closeAllConnections();
    },
  };
}
