import { labelOf } from '#contract/choices.ts';
import { applicationExportColumns } from '#contract/finance/invoices/application-export.ts';
import type { ApplicationFilter, InvoiceApplication } from '#contract/finance/invoices/invoice-application-record.ts';
import { auditStates, invoiceTypes, progressStates, titleTypes } from '#contract/finance/invoices/invoice-enums.ts';
import { type ExportKind, amountCell, cell, pagesByKey, timeCell, withTitles } from '#server/exports/index.ts';
import { applicationsByIds, applicationsWanted } from './queries.ts';
import { invoiceApplication } from './tables.ts';

export const applicationExport: ExportKind<ApplicationFilter, InvoiceApplication> = {
  name: 'invoiceApplication',
  title: '开票申请',
  columns: withTitles<keyof typeof applicationExportColumns, InvoiceApplication>(applicationExportColumns, {
    applyNo: cell(({ applyNo }) => applyNo, 22),
    uid: cell(({ uid }) => uid),
    nickname: cell(({ nickname }) => nickname, 20),
    orderNos: cell(({ orderNos }) => orderNos.join('、'), 38),
    invoiceType: cell(({ invoiceType }) => labelOf(invoiceTypes, invoiceType) ?? null, 18),
    titleType: cell(({ titleType }) => labelOf(titleTypes, titleType) ?? null, 18),
    title: cell(({ title }) => title, 30),
    taxNo: cell(({ taxNo }) => taxNo, 22),
    amount: amountCell(({ amount }) => amount),
    audit: cell(({ audit }) => labelOf(auditStates, audit) ?? null),
    auditReason: cell(({ auditReason }) => auditReason, 24),
    auditorName: cell(({ auditorName }) => auditorName),
    progress: cell(({ progress }) => (progress === null ? null : (labelOf(progressStates, progress) ?? null))),
    failReason: cell(({ failReason }) => failReason, 24),
    email: cell(({ email }) => email, 24),
    phone: cell(({ phone }) => phone, 14),
    bankName: cell(({ bankName }) => bankName, 24),
    bankAccount: cell(({ bankAccount }) => bankAccount, 24),
    remark: cell(({ remark }) => remark, 24),
    createTime: timeCell(({ createTime }) => createTime),
  }),
  ...pagesByKey<ApplicationFilter, InvoiceApplication>({
    table: invoiceApplication,
    id: invoiceApplication.id,
    wanted: applicationsWanted,
    rows: applicationsByIds,
  }),
};
