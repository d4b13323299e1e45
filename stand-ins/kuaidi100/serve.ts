import { type OpenAddress, openAddress } from '../open-address.ts';
import { type Kuaidi100, answerQuery } from './platform.ts';

/** Faults: the answer is lost, or is a page of a proxy. */
export type Kuaidi100Fault = 'lostAnswer' | 'html';

export interface ServedKuaidi100 extends OpenAddress {
  /** Address of its queries. */
  url: string;
  /** Gives every answer a fault, until it is undefined again. */
  become(fault: Kuaidi100Fault | undefined): void;
}

const FORM = 'application/x-www-form-urlencoded';

/** Opens 快递100 on a port of its own. `now` is the clock of whoever drives it. */
export async function serveKuaidi100(platform: Kuaidi100, now: () => Date): Promise<ServedKuaidi100> {
  let fault: Kuaidi100Fault | undefined;
  const address = await openAddress((request, response) => {
    void request.toArray().then((parts) => {
      const isForm = request.method === 'POST' && request.headers['content-type']?.startsWith(FORM);
      const isThere = request.url === '/poll/query.do';
      response.setHeader('date', now().toUTCString());
      if (!isThere || !isForm) return response.writeHead(404).end('<html>404</html>');
      const answer = answerQuery(platform, new URLSearchParams(Buffer.concat(parts).toString('utf8')), now().getTime());
      if (fault === 'lostAnswer') return request.socket.destroy();
      return response.end(fault === 'html' ? '<html>502 Bad Gateway</html>' : JSON.stringify(answer));
    });
  });
  return { ...address, url: `${address.origin}/poll/query.do`, become: (next) => void (fault = next) };
}
