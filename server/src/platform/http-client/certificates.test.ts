import { createServer } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpClient } from './http-client.ts';

// Pair of a merchant that there is not, for this test alone: the server has it as well.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgiHTSRF/TGkUFsGI5
PYPKlYrNlrQIi1cVf66GNGoKDduhRANCAAT1sEAmO7lGqETEzwu+RXgbd9SPlSug
rPAA/s4l897mnaJWsqKYwyu9S2pRqPqIaKqyADAQeXuqYY4f473HH72u
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBkzCCATigAwIBAgIUFTI/eE1vj4ea7o8FHI9cRIZStCswCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKMTkwMDAwMDEwOTAgFw0yNjExMjkwNTU5NDJaGA8yMTI2MTEw
NTA1NTk0MlowFTETMBEGA1UEAwwKMTkwMDAwMDEwOTBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABPWwQCY7uUaoRMTPC75FeBt31I+VK6Cs8AD+ziXz3uadolayopjD
K71LalGo+ohoqrIAMBB5e6phjh/jvccfva6jZDBiMB0GA1UdDgQWBBR/UnTBl/dk
/dzudfdT7WMFgQft4zAfBgNVHSMEGDAWgBR/UnTBl/dk/dzudfdT7WMFgQft4zAP
BgNVHRMBAf8EBTADAQH/MA8GA1UdEQQIMAaHBH8AAAEwCgYIKoZIzj0EAwIDSQAw
RgIhAPWFywHiQqmUeQRabdR+YGZ6mt/6jfAVjCQ0uZ++9eswAiEAgmkuWI216T6H
DUKk+dGSRKcNtJLKQey5wu2oLqNbCYE=
-----END CERTIFICATE-----
`;

const names: unknown[] = [];
const server = createServer({ key, cert, ca: cert, requestCert: true }, (_, answer) => void answer.end('done'));
server.on('secureConnection', (line) => void names.push(line.getPeerCertificate().subject.CN));
const own = createHttpClient(['127.0.0.1']);
const post = (tls: { key?: string; cert?: string; ca?: string }) => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return own.ask({ method: 'POST', url: `https://127.0.0.1:${port}/secapi/pay/refund`, tls, timeoutMs: 3000 });
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

describe('a provider that asks for a certificate', () => {
  it('is shown that of the merchant', async () => {
    expect((await post({ key, cert, ca: cert })).bytes.toString()).toBe('done');
    expect(names).toEqual(['1900000109']);
  });

  it('refuses whoever has none', async () => {
    await expect(post({ ca: cert })).rejects.toMatchObject({ why: 'failed' });
  });

  it('is told nothing where its own certificate is not trusted', async () => {
    await expect(post({ key, cert })).rejects.toMatchObject({ why: 'failed', step: 'tls', isSent: false });
  });
});
