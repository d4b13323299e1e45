import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { glow } from '#web/ui/glow.ts';
import { hearOrders } from './new-orders.ts';

const Message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), last: z.number() }),
  z.object({ type: z.literal('change'), id: z.number(), act: z.string(), actor: z.string().nullish(), tables: z.record(z.string(), z.array(z.number())) }),
  z.object({ type: z.literal('job'), id: z.number(), state: z.string(), done: z.number(), total: z.number() }),
]);
type Message = z.output<typeof Message>;

const GATHER_MS = 300;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** Changes come in bursts; what they outdate is read again once per burst. */
function gatherer(client: QueryClient) {
  const nouns = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const changed = new Set(nouns);
    nouns.clear();
    void client.invalidateQueries({ predicate: ({ queryKey: [noun] }) => changed.has(String(noun)) });
  };
  return (more: readonly string[]) => {
    for (const noun of more) nouns.add(noun);
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

// Outlives a lost line and a renewed session, so that nothing in between is missed.
let since = 0;

/** Hears what changed on the server and outdates it here. Catches up after a lost line. Returns how to stop. */
export function startLive(client: QueryClient, token: string): () => void {
  const outdate = gatherer(client);
  let wait = FIRST_WAIT_MS;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let line: WebSocket | undefined;

  const hear = (message: Message) => {
    if (message.type === 'ready') {
      since = Math.max(since, message.last);
      wait = FIRST_WAIT_MS;
    } else if (message.type === 'change' && message.id > since) {
      since = message.id;
      outdate(Object.keys(message.tables));
      for (const [noun, ids] of Object.entries(message.tables)) glow(noun, ids);
      hearOrders(message.act, message.tables);
    } else if (message.type === 'job') {
      outdate([jobCalls.info.noun]);
    }
  };

  const connect = () => {
    line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/ws`);
    line.addEventListener('open', () => line?.send(JSON.stringify({ token, since })));
    line.addEventListener('message', ({ data }) => {
      const message = Message.safeParse(JSON.parse(String(data)));
      if (message.success) hear(message.data);
    });
    line.addEventListener('close', () => {
      if (stopped) return;
      retry = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
  };

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    line?.close();
  };
}
