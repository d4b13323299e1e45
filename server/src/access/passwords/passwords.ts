import { hash, verify } from '@node-rs/argon2';

/** argon2id with a salt of its own; the parameters travel inside the hash. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Takes equally long when there is no such account, so that time does not tell which accounts exist. */
export async function isPassword(known: string | undefined, password: string): Promise<boolean> {
  const against = known ?? (await (decoy ??= hashPassword('nobody has this password')));
  return (await verify(against, password)) && known !== undefined;
}
