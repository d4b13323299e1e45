/** Words in which the names of secrets end, numbers after them aside: `smtp_password`, `appKey2`, `refreshToken`, `支付密钥`. */
const ENDINGS =
  /(secret|password|passwd|pwd|passphrase|passcode|token|key|credentials?|authorization|(^|[_\-. ])(pass|pin|salt))s?$|密码|密钥|口令|私钥|令牌/;
/** Halves of pairs that are meant to be read, and words that only end alike. */
const OPEN = /(public[_\-. ]?key|monkey|hot[_\-. ]?key|(sort|primary|order|data|cache)[_\-. ]?key)s?$/;

const NUMBER = /[_\-. ]*\d+$/;

/** The name of a setting that nothing declares is one of a secret. */
export function isSecretName(name: string): boolean {
  const plain = name.normalize('NFKC').trim().toLowerCase().replace(NUMBER, '');
  return ENDINGS.test(plain) && !OPEN.test(plain);
}
