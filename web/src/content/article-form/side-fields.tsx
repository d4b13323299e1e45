import { Switch } from 'antd';
import { articleCalls } from '#contract/content/articles.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { shownOrHidden } from '#contract/choices.ts';
import { PictureInput } from '#web/media/index.ts';
import { Field, FlagField, MomentInput, RecordSelect, TextField, needed } from '#web/ui/index.ts';
import { isFieldServed } from '#web/ui/wire/index.ts';
import { AUTHOR_SHOWN } from './form-values.ts';
import { useDerived, useIsShown } from './use-derived.ts';

const ALL = { type: categoryTypes.article, status: -1 };

/** Switches of who sees it and where it is shown off. */
export const ShownFields = () => (
  <>
    {isFieldServed(articleCalls.save, 'hide') && (
      <FlagField name="isShow" label="状态" help="隐藏的文章只有员工看得到；没写完也可以先隐藏保存" of={shownOrHidden} />
    )}
    <Field name="showTime" optional when={{ isShow: true }} help="到时间用户才看得到，不填则马上看到">
      <MomentInput />
    </Field>
    <Field name="isBanner" help="在用户端首页轮播">
      <Switch />
    </Field>
    <Field name="isHot" help="排进用户端的热门文章">
      <Switch />
    </Field>
  </>
);

/** Cover; the first picture of the text stands for it. */
export function CoverField() {
  const isShown = useIsShown();
  const { hasPicture } = useDerived();
  const check = isShown && !hasPicture ? needed('请上传图文封面，或在正文里放一张图片') : undefined;
  return (
    <Field name="imageInput" optional help="不传则用正文的第一张图片" {...(check && { check })}>
      <PictureInput model="content" />
    </Field>
  );
}

export const CategoryField = () => (
  <Field name="cid" check={needed('请选择分类')}>
    <RecordSelect
      call={categoryCalls.tree}
      input={ALL}
      rows={(tree) => tree.map(({ id, name, status }) => ({ id, name: status ? name : `${name}（隐藏）` }))}
      placeholder="请选择分类"
      none="还没有文章分类"
    />
  </Field>
);

export function AuthorField() {
  const isShown = useIsShown();
  return (
    <TextField
      name="author"
      optional={!isShown}
      {...(isShown && { check: needed('请填作者') })}
      maxLength={AUTHOR_SHOWN}
      placeholder="请输入作者"
    />
  );
}
