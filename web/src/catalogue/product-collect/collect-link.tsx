import { Form, Input, Radio } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { platformOf } from '#contract/services/platforms.ts';
import { collectedProductCalls } from '#contract/collection/collected-products.ts';
import { type DraftSource, draftSources } from '#contract/collection/draft-sources.ts';
import { type FoundProduct, foundCalls, platformForms } from '#contract/collection/found.ts';
import { useConfirm } from '#web/ui/action/confirm.ts';
import { notify, useMay, useRun } from '#web/ui/index.ts';
import { draftAt } from './collect-places.ts';
import { CollectProblem } from './collect-problem.tsx';
import { foundToFormValues } from './found-to-form-values.ts';

const offered: readonly DraftSource[] = ['taobao', 'jd', 'tmall'];
const optionsWith = (...more: DraftSource[]) =>
  [...new Set([...offered, ...more])].map((value) => ({ value, label: draftSources.labels[value] }));

// Enter searches; it must not send the form around it.
const stay = (event: KeyboardEvent) => event.preventDefault();

interface Props {
  isByPass: boolean;
  /** True while the provider is not known yet: what is typed now could not be sent. */
  isWaiting: boolean;
  onFound: () => void;
  /** Leaves the dialog for another page. */
  onLeave: () => void;
}

/** The link of a product elsewhere. What is found fills the form around it. */
export function CollectLink({ isByPass, isWaiting, onFound, onLeave }: Props) {
  const form = Form.useFormInstance();
  const may = useMay();
  const confirm = useConfirm();
  const [link, setLink] = useState('');
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<DraftSource>('taobao');
  const [hasFound, setHasFound] = useState(false);
  // A link says itself where it leads.
  const mayDraft = may(collectedProductCalls.collect);
  const platform = platformOf(link) ?? (isByPass && mayDraft ? 'guotie' : chosen);

  const fill = (found: FoundProduct) => {
    form.resetFields();
    form.setFieldsValue(foundToFormValues(found));
    setHasFound(true);
    onFound();
  };
  const by99Api = useRun(foundCalls.importProduct, { then: fill });
  const byPass = useRun(foundCalls.copyProduct, { then: ({ info }) => fill(info) });
  const asDraft = useRun(collectedProductCalls.collect, {
    saysItself: true,
    says: '已采集，请完善资料后转为商品',
    then: ({ id }) => {
      onLeave();
      void navigate(draftAt(id));
    },
  });

  const search = async () => {
    const url = link.trim();
    if (url === '') return notify.warning('请输入链接地址！');
    if (hasFound && !(await confirm({ ask: '再次采集会替换下面已填写的内容', label: '重新采集' }))) return;
    if (platform === 'guotie') asDraft.mutate({ url, platform });
    else if (isByPass) byPass.mutate({ url });
    else by99Api.mutate({ form: platformForms[platform], url });
  };
  if (!mayDraft && !may(isByPass ? foundCalls.copyProduct : foundCalls.importProduct))
    return <p>没有采集商品的权限，请联系管理员</p>;
  return (
    <>
      {isByPass || (
        <Form.Item label="平台">
          <Radio.Group
            aria-label="平台"
            options={mayDraft ? optionsWith(platform, 'guotie') : optionsWith(platform)}
            value={platform}
            disabled={platformOf(link) !== undefined}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Form.Item>
      )}
      <CollectProblem error={asDraft.error} onLeave={onLeave} />
      <Form.Item
        label="链接地址"
        htmlFor="collect-link"
        extra={platform === 'guotie' && link !== '' && '国铁商城的商品采集后存为草稿，也可以输入商品编号'}
      >
        <Input.Search
          key={String(isWaiting)}
          autoFocus
          disabled={isWaiting}
          className="collect-link"
          id="collect-link"
          maxLength={1000}
          placeholder="请输入链接地址"
          enterButton="采集"
          value={link}
          loading={by99Api.isPending || byPass.isPending || asDraft.isPending}
          onChange={(event) => setLink(event.target.value)}
          onPressEnter={stay}
          onSearch={() => void search()}
        />
      </Form.Item>
    </>
  );
}
