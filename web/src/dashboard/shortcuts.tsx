import { Link } from 'react-router';
import type { AnyCall } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { useMay } from '#web/ui/wire/index.ts';

const ways: readonly (readonly [label: string, to: string, call: AnyCall])[] = [
  ['订单管理', '/order/index', orderCalls.list],
  ['商品管理', '/store/index', productCalls.list],
  ['添加商品', '/store/list/creatProduct', productCalls.save],
  ['开放接口', '/setting/openKeys', storefrontKeyCalls.list],
];

/** Ways that people take most, those they may take. */
export function Shortcuts() {
  const may = useMay();
  const open = ways.filter(([, , call]) => may(call));
  if (open.length === 0) return <p className="home-quiet">您的账号还没有分配可以处理的事项，请联系管理员</p>;
  return (
    <nav className="shortcuts" aria-label="常用">
      {open.map(([label, to]) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
