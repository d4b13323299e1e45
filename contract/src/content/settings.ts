import { settings } from '../settings/setting.ts';
import { integer } from '../wire.ts';

export const articleSettings = settings({
  news_slides_limit: {
    label: '新闻幻灯片数量上限',
    unit: '篇',
    hint: '轮播的文章最多显示这么多篇',
    form: 77,
    initial: '3',
    value: integer(1, 3, '新闻幻灯片数量应在 1 到 3 之间'),
  },
});
