import { type OpenAddress, openAddress } from '../open-address.ts';

export interface MarketParcel {
  number: string;
  /** Short name of the carrier: SFEXPRESS, YTO. */
  type: string;
  phones: readonly string[];
  deliverystatus: string;
  list: readonly { time: string; status: string }[];
}

/** 阿里云物流查询: the code of an application, with what is left of it. */
export interface CloudMarket {
  appCode: string;
  left: number;
  parcels: MarketParcel[];
  /** Queries that were counted, newest last. */
  counted: string[];
}

export interface ServedMarket extends OpenAddress {
  url: string;
}

const SHUNFENG = 'SFEXPRESS';

function resultOf({ parcels }: CloudMarket, no: string) {
  const [number = '', end = ''] = no.split(':');
  const parcel = parcels.find((known) => known.number === number);
  if (!parcel) return { status: '205', msg: '没有信息' };
  const isTold = parcel.type !== SHUNFENG || (end.length === 4 && parcel.phones.some((phone) => phone.endsWith(end)));
  if (!isTold) return { status: '207', msg: '该单号错误，顺丰请输入单号:收件人或寄件人手机号后四位' };
  const { type, deliverystatus, list } = parcel;
  const issign = deliverystatus === '3' ? '1' : '0';
  return { status: '0', msg: 'ok', result: { number, type, list, deliverystatus, issign, expName: type, courier: '' } };
}

/** Opens the market on a port of its own. Its gateway refuses by statuses and says why in a header. */
export async function serveMarket(market: CloudMarket, now: () => Date): Promise<ServedMarket> {
  const address = await openAddress((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://market');
    const deny = (why: string) => response.writeHead(403, { 'x-ca-error-message': why }).end();
    response.setHeader('date', now().toUTCString());
    if (pathname !== '/kdi' || request.method !== 'GET') return void response.writeHead(404).end();
    if (request.headers.authorization !== `APPCODE ${market.appCode}`) return void deny('Unauthorized');
    if (market.left <= 0) return void deny('Quota Exhausted');
    market.left -= 1;
    market.counted.push(searchParams.get('no') ?? '');
    return void response.end(JSON.stringify(resultOf(market, searchParams.get('no') ?? '')));
  });
  return { ...address, url: `${address.origin}/kdi` };
}
