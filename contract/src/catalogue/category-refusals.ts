import { refusals } from '../refusal.ts';

export const categoryRefusals = refusals('category', {
  NAME_TAKEN: { onConstraint: 'category__name', says: () => '此分类已存在' },
  CODE_TAKEN: { onConstraint: 'category__code', says: () => '已有相同编号的分类，请换一个编号' },
  HAS_CHILDREN: { says: () => '当前分类下有子类，请先删除子类！' },
  BAD_ID: { says: () => 'id 参数不合法' },
  NO_PARENT: { says: () => '父级分类不存在，请重新选择父级分类' },
  OWN_PARENT: { says: () => '不能选择自己或下级分类作为父级' },
  PLACE: { onConstraint: 'category__place', says: () => '分类的位置已被他人修改，请刷新后重试' },
  PLACE_GONE: { says: () => '目标位置的分类已被移走，请刷新后重试' },
  TOO_DEEP: { says: (p: { levels: number }) => `分类最多 ${p.levels} 级，请选择更靠上的父级分类` },
  NAME_THERE: { says: () => '目标分类下已有同名的分类，请先改名再移动' },
  TYPE_FIXED: { says: () => '分类的类型不能更改，请新建一个分类' },
  ROOT: { says: () => '根目录不能修改或删除，请选择它下面的分类' },
  IN_USE: {
    onConstraint: 'product_cate__category',
    says: () => '该分类下有商品（包括回收站里的），不能删除，请先调整商品的分类',
  },
  HAS_ARTICLES: {
    onConstraint: 'article__category',
    says: () => '该分类下有文章，不能删除，请先把文章移到别的分类',
  },
  HAS_COUPONS: { says: () => '有品类券只能用于该分类，不能删除，请先删除这些优惠券' },
  GONE: { says: () => '分类不存在或已删除，请刷新后重试' },
  NOT_FOUND: { says: () => '操作失败' },
  NOT_CHANGED: { says: () => '修改失败' },
});
