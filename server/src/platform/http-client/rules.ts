import { BlockList, isIP } from 'node:net';

const rangesIn = (family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [from = '', bits] = range.split('/');
    list.addSubnet(from, Number(bits), family);
  }
  return list;
};

/** Networks of one's own, of documents, of groups: behind none of them is somebody else's server. */
const inner = rangesIn('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]);
const global = rangesIn('ipv6', ['2000::/3']);
// Ranges that embed an IPv4 address, or are not routed.
const tunnels = rangesIn('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

/** Addresses of the public network: asking one cannot reach a neighbour of this server. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inner.check(address);
  return family === 6 && global.check(address, 'ipv6') && !tunnels.check(address, 'ipv6');
}

/** The name or number in an address as sockets want it: IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');
