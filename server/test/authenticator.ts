import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** Map of `fmt`, `attStmt` and `authData` in CBOR (RFC 8949), without an attestation. */
function attestationOf(authData: Buffer): Buffer {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  return Buffer.concat([head, length, authData]);
}

interface ChallengeOptions {
  challenge: string;
  /** Origin of the page that asks. */
  origin?: string;
  /** False where the device asked for neither finger, face nor number. */
  isVerified?: boolean;
}

/** A device with one passkey on the curve P-256, as browsers pass its answers on (WebAuthn, level 3). */
export function openAuthenticator({ domain = 'localhost', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const id = randomBytes(16);
  let uses = 0;

  const dataOf = (flags: number, { isVerified = true }: ChallengeOptions) => {
    if (counts) uses += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(domain), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), counter]);
  };
  const saidOf = (type: string, { challenge, origin = `http://${domain}:80` }: ChallengeOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    make(terms: ChallengeOptions) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      return {
        ...named,
        response: {
          clientDataJSON: saidOf('webauthn.create', terms).toString('base64url'),
          attestationObject: attestationOf(Buffer.concat([dataOf(0x40, terms), credential])).toString('base64url'),
        },
      };
    },
    sign(terms: ChallengeOptions) {
      const [said, data] = [saidOf('webauthn.get', terms), dataOf(0, terms)];
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(said)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: null,
        },
      };
    },
  };
}
