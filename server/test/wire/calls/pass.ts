import { type WireType, all } from '../types.ts';
import { type WireCalls, nothing } from './wire-call.ts';

const part = all('int', 'num open');
const info = { ...all('string', 'account phone'), sms: { ...part, sign: 'string' }, copy: part, query: part, dump: part };

/** A page of the platform, which names no page and leaves out rows where there are none. */
const counted = (row: WireType): WireType => ({ count: 'int', 'data?': [row] });
const paged = all('int?', 'page limit');

const template = { ...all('int', 'id temp_type status'), ...all('string', 'temp_id title content type') };
const use = { 'content?': 'any', ...all('string?', 'phone from_name to_name num code url _resultcode add_time') };

export const passCalls: WireCalls = {
  'GET /admin/pass/isLogin': { data: { status: 'bool', 'info?': 'string' } },
  'GET /admin/pass/sendUserCode': {
    query: { phone: 'string', types: 'int?' },
    data: { status: 'int', msg: 'string', data: 'any' },
  },
  'POST /admin/pass/register': nothing({ body: all('string', 'account phone password domain code') }),
  'POST /admin/pass/login': { body: all('string', 'account password'), data: { account: 'string' } },
  'GET /admin/pass/info': { data: info },
  'GET /admin/pass/logout': nothing(),
  'POST /admin/pass/update/password': nothing({ body: all('string', 'account phone password code') }),
  'POST /admin/pass/update/phone/validator': nothing({ body: all('string', 'account password') }),
  'POST /admin/pass/update/phone': nothing({ body: all('string', 'account phone code') }),
  'GET /admin/pass/meal/list': {
    query: { type: 'string' },
    data: { 'count?': 'int', data: [{ ...all('int', 'id num'), price: 'int' }] },
  },
  'POST /admin/pass/meal/code': {
    body: { ...all('int', 'mealId num'), price: 'decimal', ...all('string', 'type payType') },
    data: { qr_code: 'string', invalid: 'moment' },
  },
  'POST /admin/pass/service/open': nothing({
    body: { type: 'string', ...all('string?', 'sign com tempId toName toTel toAddress siid') },
  }),
  'GET /admin/pass/user/record': { query: { type: 'string', status: 'int?', ...paged }, data: counted(use) },
  'GET /admin/sms/temps': { query: paged, data: counted(template) },
  'POST /admin/sms/temp/apply': nothing({ body: { ...all('string', 'title content'), type: 'int' } }),
  'POST /admin/sms/applys': { query: { type: 'int?', ...paged }, data: counted(template) },
  'POST /admin/sms/modify/sign': nothing({ body: all('string', 'sign phone code') }),
};
