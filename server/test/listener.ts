import type { App } from '#server/app.ts';
import { portOf } from './speak.ts';

export interface Heard {
  type: string;
  id?: number;
  act?: string;
  last?: number;
  tables?: Record<string, number[]>;
}

export interface Listener {
  heard: Heard[];
  /** Resolves with the first message, past or to come, that fits. */
  hears(fits: (message: Heard) => boolean): Promise<Heard>;
  /** The code with which the server closed the line. */
  closed: Promise<number>;
  close(): void;
}

const PATIENCE_MS = 5000;

/** An open screen: a WebSocket that said hello. */
export async function listenTo(app: App, token: string, since = 0, ageMs = 0): Promise<Listener> {
  const socket = new WebSocket(`ws://127.0.0.1:${await portOf(app)}/api/ws`);
  const heard: Heard[] = [];
  const waiting = new Set<() => void>();
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  socket.addEventListener('message', ({ data }) => {
    heard.push(JSON.parse(String(data)));
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  socket.send(JSON.stringify({ token, since, ageMs }));

  return {
    heard,
    closed,
    close: () => socket.close(),
    hears: (fits) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`not heard; heard ${JSON.stringify(heard)}`)), PATIENCE_MS);
        const look = () => {
          const found = heard.find(fits);
          if (!found) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
