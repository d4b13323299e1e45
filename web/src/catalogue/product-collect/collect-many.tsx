import { Button, Form, Input, InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Input as InputOf } from '#contract/call.ts';
import { LINKS_MAX, collectedProductCalls } from '#contract/collection/collected-products.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { GIVE_UP_UNSAVED, useConfirm, useRun } from '#web/ui/index.ts';
import { DRAFTS } from './collect-places.ts';
import { CollectProblem } from './collect-problem.tsx';
import { CollectResult } from './collect-result.tsx';
import { CollectWays, type CollectWay } from './collect-ways.tsx';
import '#web/ui/form/form.css';
import './product-collect.css';

const { collectMany } = collectedProductCalls;
type By = 'links' | 'shop';

const linesOf = (text: string): string[] => [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);

interface Props {
  onWay: (way: CollectWay) => void;
  onClose: () => void;
}

/** Collects many products as drafts, by a line for each or by a page of a shop; then shows what became of each. */
export function CollectMany({ onWay, onClose }: Props) {
  useFocusBack();
  const confirm = useConfirm();
  const [by, setBy] = useState<By>('links');
  const [text, setText] = useState('');
  const [shopUrl, setShopUrl] = useState('');
  const [page, setPage] = useState(1);
  const { mutate, data: begun, error, isPending } = useRun(collectMany, { saysItself: true });
  const lines = linesOf(text);
  const isTooMany = lines.length > LINKS_MAX;
  const isFilled = by === 'links' ? lines.length > 0 && !isTooMany : shopUrl.trim() !== '';
  const isTyped = !begun && (text !== '' || shopUrl !== '');
  const input: InputOf<typeof collectMany> =
    by === 'links' ? { urls: lines, page: 1, limit: LINKS_MAX } : { shopUrl, page, limit: LINKS_MAX };
  const unlessTyped = async (go: () => void) => {
    if (!isTyped || (await confirm(GIVE_UP_UNSAVED))) go();
  };
  const leave = () => void unlessTyped(onClose);
  return (
    <Modal
      open
      className="form-dialog"
      title="采集商品"
      width={640}
      mask={{ closable: !isTyped }}
      onCancel={leave}
      footer={
        begun ? (
          <Button onClick={onClose}>关闭</Button>
        ) : (
          <>
            <Button onClick={leave}>取消</Button>
            <Button type="primary" disabled={!isFilled} loading={isPending} onClick={() => mutate(input)}>
              {by === 'links' && lines.length > 0 ? `采集 ${lines.length} 个` : '采集'}
            </Button>
          </>
        )
      }
    >
      {begun ? (
        <>
          <CollectResult id={begun.answer.taskId} />
          <p className="run-note">
            采集到的商品在<Link to={DRAFTS}>采集商品</Link>里，完善资料后转为商品；关闭后可以在“批量操作记录”里查看结果。
          </p>
        </>
      ) : (
        <Form layout="vertical">
          <CollectWays value="many" onPick={(way) => void unlessTyped(() => onWay(way))} />
          <CollectProblem error={error} onLeave={onClose} />
          <Form.Item label="采集范围">
            <Radio.Group
              aria-label="采集范围"
              value={by}
              options={[
                { value: 'links', label: '商品链接或编号' },
                { value: 'shop', label: '国铁商城的店铺' },
              ]}
              onChange={(event) => setBy(event.target.value)}
            />
          </Form.Item>
          {by === 'links' ? (
            <Form.Item
              label="链接或编号"
              htmlFor="collect-lines"
              validateStatus={isTooMany ? 'error' : ''}
              extra={
                isTooMany
                  ? `一次最多采集 ${LINKS_MAX} 个商品，现在有 ${lines.length} 个`
                  : '每行一个：国铁商城的商品链接或编号，或淘宝、天猫、京东、苏宁、拼多多的商品链接'
              }
            >
              <Input.TextArea
                id="collect-lines"
                autoFocus
                rows={8}
                value={text}
                placeholder="https://"
                onChange={(event) => setText(event.target.value)}
              />
            </Form.Item>
          ) : (
            <>
              <Form.Item label="店铺地址" htmlFor="collect-shop">
                <Input id="collect-shop" value={shopUrl} maxLength={500} onChange={(event) => setShopUrl(event.target.value)} />
              </Form.Item>
              <Form.Item label="第几页" htmlFor="collect-page" extra={`每页 ${LINKS_MAX} 个商品`}>
                <InputNumber
                  id="collect-page"
                  min={1}
                  max={9999}
                  precision={0}
                  value={page}
                  onChange={(next) => setPage(next ?? 1)}
                />
              </Form.Item>
            </>
          )}
          <p className="run-note">每秒采集一个，之前采集过的不会重复采集。</p>
        </Form>
      )}
    </Modal>
  );
}
