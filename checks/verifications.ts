import type { Break } from './breaks.ts';
import { type Source, lineAt } from './source.ts';

/** Check that stands between a message of a provider and our money, and the edit that takes it away. */
interface Verification {
  says: string;
  /** Text that occurs once in its file, and what stands there once the check is gone. */
  edit: readonly [present: string, gone: string];
}

const WECHAT = 'server/src/services/wechat-pay';
const verified = (says: string, present: string, gone = ''): Verification => ({ says, edit: [present, gone] });

/** Verifications of the client of WeChat Pay and of what books its money, by file. */
export const verifications: Readonly<Record<string, readonly Verification[]>> = {
  [`${WECHAT}/v3/verify-message.ts`]: [
    verified('signature over the bytes', "verify('sha256', text, key, bytes)", 'text.length > 0'),
    verified('signature is there', 'return isWhole && isOfType', 'return isOfType'),
    verified('kind of signature', 'isWhole && isOfType(headers)', 'isWhole'),
    verified('timestamp not ahead', "if (isEarly(message, now)) return 'early';"),
    verified('timestamp not old', "if (isLate(message, now)) return 'late';"),
  ],
  [`${WECHAT}/v3/platform-keys.ts`]: [
    verified('serial of the public key', 'serialNo === merchant.publicKeyId ? publicKey : undefined', 'publicKey'),
    verified('certificates are signed', "return verdict === 'valid' ? found : []", 'return found'),
    verified('pause between two fetches', ' && now.getTime() - askedAt >= PAUSE_MS'),
  ],
  [`${WECHAT}/v3/platform-certificates.ts`]: [
    verified('serial of a certificate', 'sameSerial(certificate.serialNo, serialNo)', 'certificate.serialNo.length > 0'),
    verified(
      'certificate of WeChat Pay is in force',
      'return isValid ? certificate.publicKey : undefined',
      'return certificate?.publicKey',
    ),
    verified(
      'certificate bears the serial it is listed under',
      "return sameSerial(certificateIn(pem)?.serialNumber ?? '', serialNo)",
      "return pem !== ''",
    ),
  ],
  [`${WECHAT}/v3/ask.ts`]: [
    verified(
      'answer is signed',
      "verdict === 'valid' ? { state: 'answered', value } : ownFailure('UNSIGNED')",
      "{ state: 'answered', value }",
    ),
    verified('refusal is signed', "if (verdict !== 'valid') return", 'if (failure === undefined) return'),
  ],
  [`${WECHAT}/v3/open-resource.ts`]: [
    verified('tag of what is sealed', ', decipher.final()'),
    verified('ciphertext holds a tag', ' || bytes.length < TAG_BYTES'),
    verified('length of the nonce', ' || nonce.length !== NONCE_BYTES'),
  ],
  [`${WECHAT}/v3/notice.ts`]: [
    verified('notice is signed', "if (verdict !== 'valid') return refused('3', verdict);"),
    verified('payment is ours', "if (stranger) return refused('3', stranger);"),
    verified('refund is of our merchant', "if (!isOurMerchant(said.mchid, account.merchant)) return refused('3', 'merchant');"),
  ],
  [`${WECHAT}/v3/payments.ts`]: [
    verified('number that was asked about', 'isAbout(names, number) && isOurs', 'isOurs'),
    verified('merchant and app of an answer', 'isAbout(names, number) && isOurs', 'isAbout(names, number)'),
    verified(
      'currency',
      "isCurrency(payment) ? { state: 'paid', payment, isRefunded: state === 'REFUND' } : ownFailure('MISMATCH')",
      "{ state: 'paid', payment, isRefunded: state === 'REFUND' }",
    ),
    verified('state that is known', "!payment || !['SUCCESS', 'REFUND'].includes(state)", '!payment'),
  ],
  [`${WECHAT}/v3/refunds.ts`]: [
    verified(
      'refund that was asked for',
      "refundMismatch(refund, request) === undefined ? { state, refund } : ownFailure('MISMATCH')",
      '{ state, refund }',
    ),
  ],
  [`${WECHAT}/v3/account.ts`]: [
    verified('key fits certificate', '!pair?.own.checkPrivateKey(pair.key)', '!pair'),
    verified('length of the APIv3 key', "if (Buffer.byteLength(apiV3Key) !== 32) return ownFailure('NO_API_V3_KEY');"),
    verified('public key with its number', '!isWhole(merchant) || '),
  ],
  [`${WECHAT}/v3/v3.ts`]: [
    verified('certificate has not ended', "if (account.validTo < parts.clock.now()) return ownFailure('EXPIRED_CERTIFICATE');"),
  ],
  [`${WECHAT}/v3/bill.ts`]: [
    verified('host of the bill', "if (!isBillAddress(announced.download_url, base)) return ownFailure('BAD_BILL_ADDRESS');"),
    verified('hash of the bill', "if (!hasHash(bytes, hash_value)) return ownFailure('BAD_BILL');"),
  ],
  [`${WECHAT}/bill/unpack-bill.ts`]: [verified('size of the bill', ', { maxOutputLength: largest }')],
  [`${WECHAT}/bill/parse-bill.ts`]: [
    verified('sums of the bill', "if (!hasItsSums(bill)) throw new BillError('lines that do not come to their sums');"),
    verified('number of lines of the bill', 'sums.rows === rows.length && '),
    verified('columns of a line of the bill', ' || names.length !== values.length'),
  ],
  'server/src/platform/text/base64.ts': [
    verified('base64 to the letter', "text !== '' && bytes.toString('base64') === text", "text !== ''"),
  ],
  [`${WECHAT}/common/payment-checks.ts`]: [
    verified('merchant number', "if (!isOurMerchant(message.merchantNo, own)) return 'merchant';"),
    verified('merchant number that is not set', "merchantNo !== '' && merchantNo === own", 'merchantNo === own'),
    verified('app id', "isOurApp(message.appId, own) ? undefined : 'app'", 'undefined'),
    verified('number of a refund', 'refund.outRefundNo !== claim.outRefundNo || '),
    verified('payment of a refund', ' || !isAbout(refund, claim.payment)'),
    verified('amount of a refund', 'refund.refund === claim.refund && '),
    verified('sum that a refund is a part of', ' && isAmount(refund, claim)'),
  ],
  [`${WECHAT}/v2/sign.ts`]: [
    verified(
      'signature of the second version',
      "isSameSecret(fields.sign ?? '', signOf(fields, apiKey, type))",
      "(fields.sign ?? '') !== type",
    ),
    verified('key that is not set', "apiKey !== '' && isSameSecret", 'isSameSecret'),
  ],
  [`${WECHAT}/v2/ask.ts`]: [
    verified(
      'answer of the second version is signed',
      "if (!isSigned(fields, merchant.apiKey, merchant.signType)) return ownFailure('UNSIGNED');",
    ),
    verified(
      'merchant of an answer of the second version',
      "if (!isOurMerchant(fields.mch_id ?? '', merchant)) return ownFailure('MISMATCH');",
    ),
  ],
  [`${WECHAT}/v2/notice.ts`]: [
    verified(
      'notice of the second version is signed',
      "if (!isSigned(fields, merchant.apiKey, merchant.signType)) return refused('2', 'forged');",
    ),
    verified('payment of the second version is ours', "if (stranger) return refused('2', stranger);"),
    verified(
      'currency of the second version',
      "isCurrency(payment) ? { version: '2', state: 'payment', id, payment } : refused('2', 'currency')",
      "{ version: '2', state: 'payment', id, payment }",
    ),
    verified(
      'refund of the second version is of our merchant',
      "if (!isOurMerchant(fields.mch_id ?? '', merchant)) return refused('2', 'merchant');",
    ),
  ],
  [`${WECHAT}/v2/open-refund-notice.ts`]: [verified('key of a refund notice that is not set', "apiKey === '' || ")],
  [`${WECHAT}/v2/payments.ts`]: [
    verified(
      'number that the second version was asked about',
      "reply.fields[name ?? ''] === value ? answerOf",
      "reply.state === 'answered' ? answerOf",
    ),
    verified('app of an answer of the second version', '!isOurApp(payment.appId, merchant) || '),
    verified('currency of an answer of the second version', ' || !isCurrency(payment)'),
  ],
  [`${WECHAT}/v2/refunds.ts`]: [
    verified(
      'refund that the second version was asked for',
      "refundMismatch(refund, request) === undefined ? { state, refund } : ownFailure('MISMATCH')",
      '{ state, refund }',
    ),
  ],
  [`${WECHAT}/certificate/check-certificate.ts`]: [
    verified('uploaded key fits its certificate', 'if (!certificate.checkPrivateKey(key)) throw wechatPayRefusals.NO_PAIR();'),
    verified('uploaded certificate is of the merchant', 'checkMerchant(certificate, expected);'),
    verified('uploaded certificate has not ended', 'checkEnd(certificate, expected);'),
  ],
  'server/src/payments/wechat-notices/verify-notice.ts': [
    verified(
      'version that the address is for',
      "if (notice.version !== version) return { verified: false, why: 'unreadable', about };",
    ),
  ],
  'server/src/platform/http/callbacks/add-callbacks.ts': [verified('size of a notice', 'bodyLimit: maxBody,')],
  'server/src/payments/attempts/take-payment.ts': [
    verified(
      'number of a payment is ours',
      "if (!found) return recordDifference(write, came, 'unknown');",
      'if (!found) return;',
    ),
    verified(
      'payment is booked once',
      'if (attempt.provider === provider && attempt.transactionNo === receipt.transactionNo) return;',
    ),
  ],
  'server/src/payments/attempts/rules.ts': [
    verified(
      'provider and merchant of money',
      "if (attempt.provider !== provider || attempt.merchant !== merchant) return 'merchant';",
    ),
    verified('app of money', "if (attempt.appId !== appId) return 'appId';"),
    verified('amount of money', "if (attempt.amount !== amount) return 'amount';"),
    verified('second payment of an attempt', "attempt.state === 'paid' ? 'twice' : undefined", 'undefined'),
  ],
};

/** Places at which a verification is taken away; throws where one is not in its file as it is written here. */
export const removalsOf = (sources: readonly Pick<Source, 'path' | 'text'>[]): Break[] =>
  Object.entries(verifications).flatMap(([path, all]) => {
    const text = sources.find((source) => source.path === path)?.text ?? '';
    return all.map(({ says, edit: [present, gone] }) => {
      const start = text.indexOf(present);
      if (start < 0 || text.includes(present, start + 1)) throw new Error(`${path}: not there once: ${present}`);
      return { path, line: lineAt(text, start), says, start, end: start + present.length, text: gone };
    });
  });
