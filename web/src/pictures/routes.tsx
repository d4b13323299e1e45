import type { Screen } from '#web/ui/screen.ts';

export const picturesRoutes: readonly Screen[] = [
  {
    path: '/maintain/picture',
    title: '素材管理',
    needs: 'admin:system:attachment:list',
    load: () => import('./picture-page.tsx').then((module) => module.PicturePage),
  },
  {
    path: '/setting/uploadPicture',
    title: '上传图片',
    needs: 'admin:system:attachment:list',
    layout: 'bare',
    load: () => import('./picture-frame.tsx').then((module) => module.PictureFrame),
  },
];
