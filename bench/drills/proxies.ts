import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../beside.ts';

export interface FrontDoor {
  name: string;
  /** Path that the shop is served below; blank at the top of its host. */
  path: string;
  /** Version of the program on this machine; undefined where there is none. */
  version(): string | undefined;
  /** Starts it on a port, before a server; its folder holds a certificate. */
  start(folder: string, port: number, server: number): Promise<ChildProcess>;
}

const NAME = 'shop.example.com';

/** Makes a certificate for this machine that nobody vouches for. */
export function makeCertificate(folder: string): void {
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...asked, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')], { stdio: 'ignore' });
}

function versionOf(program: string, flag: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return status === 0 ? /\d+\.[\d.]+/.exec(stdout + stderr)?.[0] : undefined;
}

/** Example of the repository with other words in it; each of them has to be there. */
async function exampleWith(file: string, words: readonly (readonly [string, string])[]): Promise<string> {
  let text = await readFile(join(root, 'deploy', file), 'utf8');
  for (const [from, to] of words) {
    if (!text.includes(from)) throw new Error(`deploy/${file} does not say ${from} any more`);
    text = text.replaceAll(from, to);
  }
  return text;
}

async function started(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'spawn');
  return child;
}

/** Path of the examples that have one. */
export const BELOW = '/shop';

const nginx = (file: string, path: string): FrontDoor => ({
  name: 'nginx',
  path,
  version: () => versionOf('nginx', '-v'),
  async start(folder, port, server) {
    const site = await exampleWith(file, [
      ...(path === '' ? [['listen 80;', `listen 127.0.0.1:${port + 1};`] as const] : []),
      ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
      [NAME, 'localhost'],
      ['/etc/letsencrypt/live/localhost/fullchain.pem', join(folder, 'cert.pem')],
      ['/etc/letsencrypt/live/localhost/privkey.pem', join(folder, 'key.pem')],
      ['127.0.0.1:8080', `127.0.0.1:${server}`],
    ]);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((of) => `${of}_temp_path ${folder}/${of};`)
      .join('\n');
    const whole = `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}\n}\n`;
    await writeFile(join(folder, 'nginx.conf'), whole);
    return started('nginx', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr']);
  },
});

const caddy = (file: string, path: string): FrontDoor => ({
  name: 'Caddy',
  path,
  version: () => versionOf('caddy', 'version'),
  async start(folder, port, server) {
    const site = await exampleWith(file, [
      [`${NAME} {`, `https://localhost:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`],
      ['127.0.0.1:8080', `127.0.0.1:${server}`],
    ]);
    const whole = `{\n\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`;
    await writeFile(join(folder, 'Caddyfile'), whole);
    return started('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]);
  },
});

/** Each proxy at the top of a host, and below a path. */
export const frontDoors: readonly FrontDoor[] = [
  nginx('nginx.conf', ''),
  caddy('Caddyfile', ''),
  nginx('nginx-below.conf', BELOW),
  caddy('Caddyfile.below', BELOW),
];
