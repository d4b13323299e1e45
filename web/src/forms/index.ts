export { TemplateFields } from './template-fields.tsx';
