/** Body of an outgoing request: the bytes that signatures are over, and the type that they are announced as. */
export interface OutgoingBody {
  type: string;
  bytes: Buffer;
}

export const formBody = (fields: Readonly<Record<string, string>>): OutgoingBody => ({
  type: 'application/x-www-form-urlencoded',
  bytes: Buffer.from(new URLSearchParams(fields).toString()),
});

/** Takes the text, because a provider verifies the very bytes that were signed. */
export const jsonBody = (text: string): OutgoingBody => ({ type: 'application/json', bytes: Buffer.from(text) });

export const xmlBody = (text: string): OutgoingBody => ({ type: 'text/xml; charset=utf-8', bytes: Buffer.from(text) });

/** A form with files. It is held in memory whole, so its files are as small as what an upload may bring. */
export async function multipartBody(fields: Readonly<Record<string, string | File>>): Promise<OutgoingBody> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const built = new Response(form);
  return { type: built.headers.get('content-type') ?? '', bytes: Buffer.from(await built.arrayBuffer()) };
}
