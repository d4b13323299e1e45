import { type RequestListener, createServer } from 'node:http';

export interface OpenAddress {
  origin: string;
  close(): Promise<void>;
}

/** Opens a port of its own for a stand-in. */
export async function openAddress(listener: RequestListener): Promise<OpenAddress> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve, reject) => void server.close((error) => (error ? reject(error) : resolve())));
    },
  };
}
