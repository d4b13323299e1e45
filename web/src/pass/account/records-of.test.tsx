import { describe } from 'vitest';
import { type PassUse, passUsageCalls } from '#contract/services/pass/usage.ts';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { RecordsOf } from './records-of.tsx';

const blank = { phone: '', content: '', status: null, from_name: '', to_name: '', num: '', code: '', url: '', _resultcode: '' };
const time = '2026-11-20 14:05:00';
const message: PassUse = {
  ...blank,
  id: 1,
  phone: '13900000001',
  content: '【信号楼】您的验证码是 1234',
  status: 1,
  add_time: time,
};
const parcel: PassUse = { ...blank, id: 2, content: { num: 'YT0001' }, code: 'yuantong', _resultcode: '成功', add_time: time };
const pageOf = (...list: PassUse[]) => ({ page: 1, limit: 20, totalPage: 1, total: list.length, list });

describe('the records of text messages', () => {
  itIsAList({
    screen: <RecordsOf type="sms" />,
    call: passUsageCalls.record,
    some: pageOf(message),
    row: '【信号楼】您的验证码是 1234',
    shows: [time],
    none: pageOf(),
    empty: '还没有短信的记录',
    filter: 'status=2',
  });
});

describe('the records of parcels that were looked up', () => {
  itIsAList({
    screen: <RecordsOf type="expr_query" />,
    call: passUsageCalls.record,
    some: pageOf(parcel),
    row: 'YT0001',
    none: pageOf(),
    empty: '还没有物流查询的记录',
  });
});
