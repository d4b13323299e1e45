import { Select } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { ATTACHMENTS_MAX } from '#contract/demands/parts.ts';
import { type Report, reportStates, reportTypes } from '#contract/demands/report-record.ts';
import { reportCalls } from '#contract/demands/reports.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { mallShopCalls } from '#contract/sellers/mall-shops.ts';
import { FilesInput } from '#web/media/index.ts';
import {
  Field,
  FormPage,
  Loaded,
  MoneyInput,
  RecordSelect,
  Section,
  TextField,
  needed,
  useMay,
  useSession,
} from '#web/ui/index.ts';
import { DayInput } from '#web/ui/inputs/day-input.tsx';
import { ComingDayInput } from '../coming-day-input.tsx';
import { DemandInput } from './demand-input.tsx';
import { ReportPage } from './report-page.tsx';

const { info, save, update, submit } = reportCalls;
const { draft, rejected } = reportStates;
const LIST = '/report/index';
const VALID_DAYS = 90;

const blank = () => ({
  type: reportTypes.customer,
  title: '',
  shopId: null,
  unitName: '',
  projectName: '',
  demandId: null,
  orderNo: '',
  amount: null,
  validStart: showDay(new Date()),
  validEnd: showDay(startOfDay(new Date(), VALID_DAYS)),
  content: '',
  attachments: [],
});

function fieldsOf(report: Report) {
  const { id, type, title, shopId, unitName, projectName, demandId, orderNo, amount, validStart, validEnd } = report;
  const { content, attachments } = report;
  const told = { id, type, title, shopId, unitName, projectName, demandId, orderNo, amount, validStart, validEnd };
  return { ...told, content, attachments };
}

/** The shop that reports; of one alone there is nothing to choose. */
function ShopField() {
  const ownShops = useSession(({ info: me }) => me?.ownShops);
  if (ownShops && ownShops.length < 2) return null;
  return (
    <Field name="shopId" check={needed('请选择店铺')}>
      {ownShops ? (
        <Select options={ownShops.map(({ id, name }) => ({ value: id, label: name }))} placeholder="选择店铺" />
      ) : (
        <RecordSelect call={mallShopCalls.all} input={{}} rows={(open) => open} placeholder="选择店铺" none="没有营业中的店铺" />
      )}
    </Field>
  );
}

/** The demand that a price is reported for. */
const DemandField = ({ known }: { known: string | undefined }) => (
  <Field name="demandId" optional help="价格报备通过后，按这条需求采纳的报价可以低于成本成交一次">
    <DemandInput known={known} />
  </Field>
);

const Fields = ({ demandNo }: { demandNo?: string }) => (
  <>
    <Section title="报备">
      <Field name="type">
        <Select options={reportTypes.options} />
      </Field>
      <TextField name="title" showCount placeholder="例如：上海客运段 2027 年劳保用品" />
      <ShopField />
      <TextField name="unitName" help="客户报备和项目报备必填；同一客户在有效期内只能由一家店铺报备" />
      <TextField name="projectName" when={{ type: reportTypes.project }} help="不填则用标题；同一项目只能由一家店铺报备" />
      <DemandField known={demandNo} />
      <TextField
        name="orderNo"
        optional
        maxLength={32}
        help="价格报备填了订单号，通过后这张订单可以低于成本改价，或低于成本成交"
      />
      <Field name="amount" optional>
        <MoneyInput max="99999999.99" />
      </Field>
      <Field name="validStart">
        <DayInput />
      </Field>
      <Field name="validEnd">
        <ComingDayInput />
      </Field>
    </Section>
    <Section title="说明">
      <TextField name="content" rows={6} showCount placeholder="写清客户情况、跟进到哪一步，或为什么要特批价格" />
      <Field name="attachments" optional help={`图片或文件，最多 ${ATTACHMENTS_MAX} 个`}>
        <FilesInput model="report" max={ATTACHMENTS_MAX} />
      </Field>
    </Section>
  </>
);

/** Saves alone, or submits as well where the person may. */
function useAlso() {
  return useMay()(submit) ? { label: '保存并提交', sends: { submit: true }, says: '已提交，等待审核' } : undefined;
}

export function ReportAdding() {
  return (
    <FormPage title="添加报备" call={save} start={blank()} then={LIST} says="已存为草稿" also={useAlso()} keepAs="report">
      <Fields />
    </FormPage>
  );
}

function ReportSheet({ of }: { of: Report }) {
  return (
    <FormPage title="编辑报备" call={update} start={fieldsOf(of)} then={LIST} says="已保存" also={useAlso()}>
      {of.auditRemark !== '' && (
        <p className="demand-reason" role="note">
          被拒绝：{of.auditRemark}
        </p>
      )}
      <Fields demandNo={of.demandNo} />
    </FormPage>
  );
}

/** A report to put right; one that was submitted is looked at, and decided on. */
export function ReportForm() {
  const { id = '0' } = useParams();
  const navigate = useNavigate();
  const may = useMay();
  return (
    <Loaded call={info} input={{ id: Number(id) }} title="报备" back={LIST}>
      {(found) => {
        if (!found) return null;
        const isOpen = found.status === draft || found.status === rejected;
        if (isOpen && may(update)) return <ReportSheet of={found} />;
        return <ReportPage of={found} onBack={() => void navigate(LIST)} />;
      }}
    </Loaded>
  );
}
