/** Names a request, so that repeating it has one effect. Shops open the page over plain http as well, where `randomUUID` is missing. */
export const requestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Gives a form one key until it is closed, so that it moves once however often it is sent; a form opened anew is another act.
 */
const keyed = (name: string) => (formValues: Readonly<Record<string, unknown>>) =>
  formValues[name] !== undefined || { [name]: requestKey() };

export const withKey = keyed('idempotencyKey');
/** Request key of calls that name it otherwise. */
export const withRequestKey = keyed('requestKey');
