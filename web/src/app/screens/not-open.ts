/** Routes of the specification whose screens do not exist yet. A line leaves when its screen is registered. */
export const notOpen: Readonly<Record<string, string>> = {
  '/demand/index': '采购需求',
  '/demand/create/:id?/:isDisabled?': '编辑采购需求',
  '/report/index': '报备',
  '/report/add': '添加报备',
  '/report/edit/:id': '编辑报备',
};
