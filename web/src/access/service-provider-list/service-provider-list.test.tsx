import { describe } from 'vitest';
import { administratorCalls } from '#contract/access/administrators.ts';
import { type ServiceProvider, serviceProviderCalls } from '#contract/access/service-providers.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { ServiceProviderList } from './service-provider-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const draft = { providerName: '云打印', contactName: '老张', phone: '13800001234', status: true, remark: '每月对账' };
const row: ServiceProvider = {
  ...draft,
  id: 7,
  type: 'expr_dump',
  adminId: 3,
  adminAccount: 'yun',
  createTime: at,
  updateTime: at,
};
const pageOf = <T,>(...list: T[]) => ({ page: 1, limit: 20, totalPage: list.length, total: list.length, list });

describe('the list', () => {
  itIsAList({
    isInBrowser: true,
    screen: <ServiceProviderList />,
    call: serviceProviderCalls.list,
    some: pageOf(row),
    row: '云打印',
    shows: ['电子面单', '老张', 'yun'],
    none: pageOf(),
    empty: '还没有服务商，添加后可以记下联系人和登录账号',
    filter: 'status=true',
    search: ['名称、联系人或手机号', 'keywords'],
    reader: { may: [serviceProviderCalls.list.permission], lacks: ['添加服务商', '编辑', '更多', '历史'] },
  });
});

describe('the dialog', () => {
  itIsADialog({
    isInBrowser: true,
    screen: <ServiceProviderList />,
    wire: [on(serviceProviderCalls.list, pageOf(row)), on(administratorCalls.list, pageOf())],
    at: '/?keywords=x',
    call: serviceProviderCalls.update,
    field: '服务商名称',
    value: '云打印',
    wrong: ['', '请填写服务商名称'],
    blank: ['添加服务商', '请填写服务商名称', '请选择服务类型'],
    sends: { ...draft, id: 7, providerName: '另一个', type: 'expr_dump', adminId: 3 },
  });
});
