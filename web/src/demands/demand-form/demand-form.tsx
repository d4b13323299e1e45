import { useNavigate, useParams } from 'react-router';
import { type Demand, demandStates } from '#contract/demands/demand-record.ts';
import { demandCalls } from '#contract/demands/demands.ts';
import { ATTACHMENTS_MAX } from '#contract/demands/parts.ts';
import { CategoryChoice } from '#web/catalogue/index.ts';
import { FilesInput } from '#web/media/index.ts';
import { Field, FormPage, Loaded, MoneyInput, Section, TextField, useMay } from '#web/ui/index.ts';
import { ComingDayInput } from '../coming-day-input.tsx';
import { DemandPage } from '../demand-page/demand-page.tsx';
import { ItemRows, blankItem } from './item-rows.tsx';

const { info, save, update, submit } = demandCalls;
const { draft, rejected } = demandStates;
const LIST = '/demand/index';

const blank = {
  title: '',
  unitName: '',
  contact: '',
  phone: '',
  cateId: null,
  items: [blankItem],
  budget: null,
  expectDate: '',
  attachments: [],
  remark: '',
};

function fieldsOf({ id, title, unitName, contact, phone, cateId, items, budget, expectDate, attachments, remark }: Demand) {
  return { id, title, unitName, contact, phone, cateId, items, budget, expectDate, attachments, remark };
}

const Fields = () => (
  <>
    <Section title="需求">
      <TextField name="title" showCount placeholder="例如：工务段 9 月劳保手套" />
      <TextField name="unitName" placeholder="例如：杭州工务段" />
      <TextField name="contact" optional />
      <TextField name="phone" optional maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
      <Field name="cateId" optional>
        <CategoryChoice />
      </Field>
      <Field name="expectDate" optional help="过了这一天还没成交，列表里标为逾期">
        <ComingDayInput />
      </Field>
    </Section>
    <Section title="需求明细">
      <ItemRows />
      <Field name="budget" optional help="不填则按明细的预算单价合计">
        <MoneyInput max="99999999.99" />
      </Field>
    </Section>
    <Section title="附件和备注">
      <Field name="attachments" optional help={`图片或文件，最多 ${ATTACHMENTS_MAX} 个`}>
        <FilesInput model="demand" max={ATTACHMENTS_MAX} />
      </Field>
      <TextField name="remark" rows={3} showCount />
    </Section>
  </>
);

/** Saves alone, or submits as well where the person may. */
function useAlso() {
  return useMay()(submit) ? { label: '保存并提交', sends: { submit: true }, says: '已提交，等待受理' } : undefined;
}

function NewDemand() {
  return (
    <FormPage title="添加采购需求" call={save} start={blank} then={LIST} says="已存为草稿" also={useAlso()} keepAs="demand">
      <Fields />
    </FormPage>
  );
}

function DemandSheet({ of }: { of: Demand }) {
  return (
    <FormPage title="编辑采购需求" call={update} start={fieldsOf(of)} then={LIST} says="已保存" also={useAlso()}>
      {of.reason !== '' && (
        <p className="demand-reason" role="note">
          被拒绝：{of.reason}
        </p>
      )}
      <Fields />
    </FormPage>
  );
}

/** A demand to file or to put right; one that is further on, or that is only looked at, is shown with its quotes. */
export function DemandForm() {
  const { id, isDisabled } = useParams();
  const navigate = useNavigate();
  if (id === undefined) return <NewDemand />;
  return (
    <Loaded call={info} input={{ id: Number(id) }} title="采购需求" back={LIST}>
      {(found) => {
        if (!found) return null;
        const isOpen = found.isOwn && (found.status === draft || found.status === rejected);
        if (isOpen && isDisabled !== '1') return <DemandSheet of={found} />;
        return <DemandPage of={found} onBack={() => void navigate(LIST)} />;
      }}
    </Loaded>
  );
}
