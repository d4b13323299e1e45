import { below } from '#web/ui/basics/below.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** The server closes with this when the session is over. */
const SIGNED_OUT = 4401;

interface LineHandlers {
  hello: () => unknown;
  hear: (message: unknown) => void;
  onSignedOut: () => void;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Opens a socket to the server that reconnects after ever longer pauses. Returns a function that closes it for good. */
export function keepLine({ hello, hear, onSignedOut }: LineHandlers): () => void {
  let wait = FIRST_WAIT_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let hangUp = () => {};

  const connect = () => {
    const line = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${below('/api/ws')}`);
    hangUp = () => line.close();
    line.addEventListener('open', () => line.send(JSON.stringify(hello())));
    line.addEventListener('message', ({ data }) => {
      wait = FIRST_WAIT_MS;
      hear(parsed(data));
    });
    line.addEventListener('close', ({ code }) => {
      if (stopped) return;
      if (code === SIGNED_OUT) return onSignedOut();
      // Many screens lose their line together; they must not all come back together.
      retry = setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    });
  };

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    hangUp();
  };
}
