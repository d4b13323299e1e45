import { text, words } from '../wire.ts';
import { line, picturePath, settings, switchTrueFalse } from './setting.ts';

/** Name and pictures of the shop. */
export const siteSettings = settings({
  site_name: { label: '网站名称', form: 77, initial: '铁路商城订单管理系统', value: words(64, '请填写网站名称'), open: true },
  site_logo_lefttop: {
    label: '左上角菜单logo',
    form: 64,
    initial: '',
    value: picturePath,
    open: true,
    standIn: '/logo-wide.svg',
  },
  site_logo_square: { label: '左上角缩回菜单logo', form: 64, initial: '', value: picturePath, open: true, standIn: '/logo.svg' },
  site_logo_login: { label: '登录页logo', form: 64, initial: '', value: picturePath, open: true, standIn: '/logo.svg' },
  admin_login_bg_pic: { label: '登录页背景图', form: 64, initial: '', value: picturePath, open: true },
});

const WRONG_SITE = '地址应以 http:// 或 https:// 开头，不含 ? 和空格，如 https://admin.example.com';
const siteAddress = text(500)
  .regex(/^(https?:\/\/[^\s"'<>?#@]+)?$/i, WRONG_SITE)
  .refine((typed) => typed === '' || URL.canParse(typed), WRONG_SITE);

const isOrigin = (typed: string): boolean => URL.canParse(typed) && /^https?:/.test(typed) && new URL(typed).origin === typed;
/** Origins in a text, however they are set apart. */
export const originsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[,，\s]+/)
    .flatMap((each) => each.replace(/\/$/, '') || []);
const originList = text(2000).refine(
  (typed) => originsIn(typed).every(isOrigin),
  '每个来源只写协议和域名，如 https://admin.example.com，用逗号隔开',
);

/** How clients reach the server: under which address, and from pages of which other origins. */
export const reachSettings = settings({
  api_url: {
    label: 'Api地址【支付回调】',
    form: 64,
    hint: '这台服务器对外的地址，如 https://admin.example.com；填写后，图片和文件的完整地址都以它开头，不填则用访问时的地址',
    initial: '',
    value: siteAddress,
  },
  cors_origins: {
    label: '允许跨域的来源',
    hint: '放在其他域名上的后台客户端，如 https://admin.example.com，多个用逗号隔开；不填则都不允许，保存后立即生效',
    initial: '',
    value: originList,
  },
});

export const footerSettings = settings({
  site_copyright: {
    label: '页脚版权信息',
    hint: '显示在后台每页的最下面，如 © 2026 某某商贸 · 浙ICP备 0000000 号；留空则显示信号楼的',
    initial: '',
    value: text(120),
  },
});

/** Flags of a shop that was filled for a demonstration, and of its channel, whose mark every page shows. */
export const demoSettings = settings({
  is_demonstration: { label: '演示店铺', initial: 'false', value: switchTrueFalse },
  demo_channel: { label: '演示通道', initial: 'false', value: switchTrueFalse },
});

/** Notes of the server for itself. */
export const serverSettings = settings({
  // Lies in the data folder as well: whichever server comes with another folder is found out.
  data_folder: { label: '数据文件夹的标记', initial: '', value: text(64) },
  last_backup: { label: '上次备份', initial: '', value: text(500) },
});

/** Script of the shop for pages that other clients serve. */
export const scriptSettings = settings({
  tongji_js: {
    label: '统计代码',
    hint: '其他客户端的页面打开时运行这段 JavaScript，对登录前的访客也有效；信号楼自己的页面只在服务器设置了 CHAT_ORIGINS 时运行它',
    form: 141,
    alsoNamed: /^[a-z]+_tongji_js$/,
    initial: '',
    value: text(5000),
    lines: true,
  },
});

/** Looks of the mobile shop. */
settings({
  authHost: { label: '授权域名', initial: '', value: line, open: true, forClients: true },
  category_page_config: { label: '分类页样式', initial: '1', value: line, open: true, forClients: true },
  is_show_category: { label: '隐藏一级分类', initial: 'false', value: line, open: true, forClients: true },
  homePageSaleListStyle: { label: '首页商品列表样式', initial: '1', value: line, open: true, forClients: true },
  change_color_config: { label: '主题色', initial: '4', value: line, open: true, forClients: true },
});
