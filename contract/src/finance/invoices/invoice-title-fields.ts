import { z } from 'zod';
import { line, present, text } from '../../wire.ts';
import { contentTypes, invoiceTypes, titleTypes } from './invoice-enums.ts';

const titleType = present('请选择抬头类型').pipe(titleTypes.schema('抬头类型不正确'));
const recipient = {
  title: line(100, '请输入发票抬头', '发票抬头不能超过100个字符').refine(
    (title) => title.trim().length >= 2,
    '发票抬头至少2个字符',
  ),
  taxNo: text(20, '纳税人识别号格式不正确').optional(),
  regAddress: text(200).optional(),
  regPhone: text(30).optional(),
  bankName: text(100).optional(),
  bankAccount: text(40).optional(),
  email: text(100)
    .regex(/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/, '邮箱格式不正确')
    .optional(),
  phone: text(15)
    // Phone number, which stays as it is where the masked one is sent back.
    .regex(/^(1[3-9]\d{9}|1[3-9]\d\*{4}\d{4})?$/, '手机号格式不正确')
    .optional(),
};

/** Title of an invoice as it stays from one to the next, and where they go. */
export const titleFields = { titleType, ...recipient };

/** Title of an invoice with what is chosen for each. */
export const invoiceTitle = {
  titleType,
  invoiceType: present('请选择发票类型').pipe(invoiceTypes.schema('发票类型不正确')),
  contentType: contentTypes.schema('开票内容不正确').optional(),
  ...recipient,
  remark: text(200, '备注不能超过200个字符').optional(),
};

/** A title as it is kept. */
export const keptTitle = {
  titleType: z.int(),
  title: z.string(),
  taxNo: z.string(),
  regAddress: z.string(),
  regPhone: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  email: z.string(),
  phone: z.string(),
};

/** Fields of a title that lists mask. */
export const HiddenOfTitle = z
  .object(keptTitle)
  .pick({ taxNo: true, regAddress: true, regPhone: true, bankAccount: true, email: true, phone: true });

/** Looks at what is masked of an invoice; whoever issues one by hand has to read it. */
export const seeTitle = {
  permission: 'admin:finance:invoice:apply:reveal',
  orAnyOf: ['admin:finance:invoice:issue'],
} as const;
