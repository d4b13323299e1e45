import { Link } from 'react-router';
import { type Key, reaches, useMay } from '#web/ui/wire/index.ts';

// Ways by their permissions: the calls would bring the contracts of six domains with them.
const ways: readonly (readonly [label: string, to: string, needs: Key])[] = [
  ['订单', '/order/index', 'admin:order:list'],
  ['发货台', '/order/bench', 'admin:order:send'],
  ['商品管理', '/store/index', 'admin:product:list'],
  ['添加商品', '/store/list/creatProduct', 'admin:product:save'],
  ['用户管理', '/user/index', 'admin:user:list'],
  ['优惠券', '/marketing/coupon/list', 'admin:coupon:list'],
  ['分销管理', '/distribution/index', 'admin:retail:list'],
  ['文章管理', '/content/articleManager', 'admin:article:list'],
  ['系统设置', '/operation/setting', 'admin:system:config:info'],
  ['开放接口', '/setting/openKeys', 'admin:openapi:key:list'],
];

/** Ways that people take most, those they may take. */
export function Shortcuts() {
  const may = useMay();
  const open = ways.filter(([, to, needs]) => reaches(to) && may(needs));
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
