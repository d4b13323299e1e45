import { ARTICLE_SORT_MAX } from '#contract/content/article-draft.ts';
import { NumberField, TextField } from '#web/ui/index.ts';

/** Fields that are seldom needed: sort number, source, and other words for sharing. */
export const MoreFields = () => (
  <>
    <NumberField name="sort" help="数字大的排在前面" min={0} max={ARTICLE_SORT_MAX} />
    <TextField name="url" optional help="转载的文章可以填写来源" maxLength={255} placeholder="https://" inputMode="url" />
    <TextField name="shareTitle" optional maxLength={100} placeholder="不填则与标题相同" />
    <TextField name="shareSynopsis" optional rows={2} maxLength={100} placeholder="不填则与文章简介相同" />
  </>
);
