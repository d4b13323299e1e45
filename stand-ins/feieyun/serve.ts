import { createHash, randomBytes } from 'node:crypto';
import { type OpenAddress, openAddress } from '../open-address.ts';

/** Account at 飞鹅 with its printer. */
export interface Feieyun {
  user: string;
  ukey: string;
  sn: string;
  status: '离线' | '在线，工作状态正常' | '在线，工作状态不正常';
  /** Papers in the printer, newest last; every request prints another. */
  papers: string[];
}

export const newFeieyun = (): Feieyun => ({
  user: 'shop@example.com',
  ukey: randomBytes(8).toString('hex'),
  sn: '922500123',
  status: '在线，工作状态正常',
  papers: [],
});

/** Faults: the paper leaves and the answer is lost, or is a page of a proxy. */
type FeieyunFault = 'lostAnswer' | 'html';

export interface ServedFeieyun extends OpenAddress {
  url: string;
  become(fault: FeieyunFault | undefined): void;
}

const FORM = 'application/x-www-form-urlencoded';
const APART_SECONDS = 300;
const LONGEST = 5000;

function answerTo(account: Feieyun, form: URLSearchParams, now: Date): object {
  const refuse = (ret: number, msg: string) => ({ msg, ret, data: null, serverExecutedTime: 1 });
  const take = (data: unknown) => ({ msg: 'ok', ret: 0, data, serverExecutedTime: 1 });
  const stime = form.get('stime') ?? '';
  const sig = createHash('sha1')
    .update(account.user + account.ukey + stime)
    .digest('hex');
  if (form.get('user') !== account.user) return refuse(1002, '参数错误 : 该帐号未注册.');
  if (Math.abs(now.getTime() / 1000 - Number(stime)) > APART_SECONDS) return refuse(1001, '参数错误 : 时间戳已过期.');
  if (form.get('sig') !== sig) return refuse(-2, '验证失败 : UKEY签名错误.');
  if (form.get('sn') !== account.sn) return refuse(1002, '验证失败 : 打印机编号和用户不匹配.');
  const apiname = form.get('apiname');
  if (apiname === 'Open_queryPrinterStatus') return take(account.status);
  if (apiname !== 'Open_printMsg') return refuse(-1, '请求头错误.');
  const content = form.get('content') ?? '';
  if (content === '' || Buffer.byteLength(content) > LONGEST) return refuse(1005, '参数错误 : 打印内容超过5000字节.');
  account.papers.push(content);
  return take(`${account.sn}_20261120140500_${1000 + account.papers.length}`);
}

/** Opens 飞鹅云 on a port of its own. `now` is the clock of whoever drives it. */
export async function serveFeieyun(account: Feieyun, now: () => Date): Promise<ServedFeieyun> {
  let fault: FeieyunFault | undefined;
  const address = await openAddress((request, response) => {
    void request.toArray().then((parts) => {
      const isForm = request.method === 'POST' && request.headers['content-type']?.startsWith(FORM);
      response.setHeader('date', now().toUTCString());
      if (request.url !== '/Api/Open/' || !isForm) return response.writeHead(404).end('<html>404</html>');
      const answer = answerTo(account, new URLSearchParams(Buffer.concat(parts).toString('utf8')), now());
      if (fault === 'lostAnswer') return request.socket.destroy();
      return response.end(fault === 'html' ? '<html>502</html>' : JSON.stringify(answer));
    });
  });
  return { ...address, url: `${address.origin}/Api/Open/`, become: (next) => void (fault = next) };
}
