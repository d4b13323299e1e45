import { Form, Input, Radio } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { type Platform, platformOf, platforms } from '#contract/services/platforms.ts';
import { type FoundProduct, foundCalls, platformForms } from '#contract/collection/found.ts';
import { useConfirm } from '#web/ui/action/confirm.ts';
import { notify, useMay, useRun } from '#web/ui/index.ts';
import { foundToFormValues } from './found-to-form-values.ts';

const offered: readonly Platform[] = ['taobao', 'jd', 'tmall'];
const optionsWith = (platform: Platform) =>
  [...new Set([...offered, platform])].map((value) => ({ value, label: platforms.labels[value] }));

// Enter searches; it must not send the form around it.
const stay = (event: KeyboardEvent) => event.preventDefault();

interface Props {
  isByPass: boolean;
  /** True while the provider is not known yet: what is typed now could not be sent. */
  isWaiting: boolean;
  onFound: () => void;
}

/** The link of a product elsewhere. What is found fills the form around it. */
export function CollectLink({ isByPass, isWaiting, onFound }: Props) {
  const form = Form.useFormInstance();
  const may = useMay();
  const confirm = useConfirm();
  const [link, setLink] = useState('');
  const [chosen, setChosen] = useState<Platform>('taobao');
  const [hasFound, setHasFound] = useState(false);
  // A link says itself where it leads.
  const platform = platformOf(link) ?? chosen;

  const fill = (found: FoundProduct) => {
    form.resetFields();
    form.setFieldsValue(foundToFormValues(found));
    setHasFound(true);
    onFound();
  };
  const by99Api = useRun(foundCalls.importProduct, { then: fill });
  const byPass = useRun(foundCalls.copyProduct, { then: ({ info }) => fill(info) });

  const search = async () => {
    const url = link.trim();
    if (url === '') return notify.warning('请输入链接地址！');
    if (hasFound && !(await confirm({ ask: '再次采集会替换下面已填写的内容', label: '重新采集' }))) return;
    if (isByPass) byPass.mutate({ url });
    else by99Api.mutate({ form: platformForms[platform], url });
  };
  if (!may(isByPass ? foundCalls.copyProduct : foundCalls.importProduct)) return <p>没有采集商品的权限，请联系管理员</p>;
  return (
    <>
      {isByPass || (
        <Form.Item label="平台">
          <Radio.Group
            aria-label="平台"
            options={optionsWith(platform)}
            value={platform}
            disabled={platformOf(link) !== undefined}
            onChange={(event) => setChosen(event.target.value)}
          />
        </Form.Item>
      )}
      <Form.Item label="链接地址" htmlFor="collect-link">
        <Input.Search
          key={String(isWaiting)}
          autoFocus
          disabled={isWaiting}
          className="collect-link"
          id="collect-link"
          type="url"
          maxLength={1000}
          placeholder="请输入链接地址"
          enterButton="采集"
          value={link}
          loading={by99Api.isPending || byPass.isPending}
          onChange={(event) => setLink(event.target.value)}
          onPressEnter={stay}
          onSearch={() => void search()}
        />
      </Form.Item>
    </>
  );
}
