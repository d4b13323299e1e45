import type { Screen } from '#web/ui/screen.ts';
import { FALLBACK, FOLLOW, KEYWORDS, NEW_KEYWORD } from './reply/addresses.ts';

const READ_STANDING = 'admin:wechat:keywords:reply:info:keywords';

export const wechatRoutes: readonly Screen[] = [
  {
    path: '/appSetting/publicAccount/wxMenus',
    title: '微信菜单',
    needs: 'admin:wechat:menu:public:get',
    load: () => import('./menu/menu-page.tsx').then((module) => module.MenuPage),
  },
  {
    path: '/appSetting/publicAccount/fans',
    title: '粉丝',
    needs: 'admin:wechat:fan:list',
    load: () => import('./fan-list/fan-list.tsx').then((module) => module.FanList),
  },
  {
    path: FOLLOW,
    title: '微信关注回复',
    needs: READ_STANDING,
    load: () => import('./reply-form/standing-forms.tsx').then((module) => module.FollowForm),
  },
  {
    path: KEYWORDS,
    title: '关键字回复',
    needs: 'admin:wechat:keywords:reply:list',
    load: () => import('./reply-list/reply-list.tsx').then((module) => module.ReplyList),
  },
  {
    path: `${NEW_KEYWORD}/:id?`,
    title: '关键字添加',
    titleOf: ({ id }) => (id === undefined ? '关键字添加' : `编辑关键字-${id}`),
    under: KEYWORDS,
    needs: ['admin:wechat:keywords:reply:info', 'admin:wechat:keywords:reply:save'],
    load: () => import('./reply-form/keyword-form.tsx').then((module) => module.KeywordForm),
  },
  {
    path: FALLBACK,
    title: '无效关键词回复',
    needs: READ_STANDING,
    load: () => import('./reply-form/standing-forms.tsx').then((module) => module.FallbackForm),
  },
];
