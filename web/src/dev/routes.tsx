import type { Screen } from '#web/ui/screen.ts';

/** Pages for those who build the product; the build for a shop has none. */
export const devRoutes: readonly Screen[] =
  import.meta.env.MODE !== 'production'
    ? [
        {
          path: '/dev/ui',
          title: '组件',
          load: () => import('./gallery.tsx').then((module) => module.Gallery),
        },
      ]
    : [];
