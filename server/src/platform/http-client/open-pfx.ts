import { X509Certificate } from 'node:crypto';
import { duplexPair } from 'node:stream';
import { TLSSocket, connect, createSecureContext } from 'node:tls';

/**
 * Certificate in a file of certificate and key, shown by a handshake in memory, which also proves that the key fits; throws OpenSSL's
 * error where it cannot be opened.
 */
export async function openPfx(pfx: Buffer, passphrase: string): Promise<X509Certificate> {
  const [near, far] = duplexPair();
  const shown = new TLSSocket(near, { isServer: true, secureContext: createSecureContext({ pfx, passphrase }) });
  // The other end is this very process: there is nobody to be mistaken for.
  const looking = connect({ socket: far, rejectUnauthorized: false });
  try {
    return await new Promise((resolve, reject) => {
      shown.on('error', reject);
      looking.on('error', reject);
      looking.once('secureConnect', () => resolve(new X509Certificate(looking.getPeerCertificate().raw)));
    });
  } finally {
    looking.destroy();
    shown.destroy();
  }
}
