import type { Screen } from '#web/ui/screen.ts';

export const codegenRoutes: readonly Screen[] = [
  {
    path: '/codegen/codegenList',
    title: '代码生成',
    needs: 'admin:codegen:list',
    load: () => import('./table-list/table-list.tsx').then((module) => module.TableList),
  },
];
