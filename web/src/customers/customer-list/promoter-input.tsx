import { CustomerInput, type CustomerInputProps } from './customer-input.tsx';

/** The promoter above a customer, picked from all of them. */
export const PromoterInput = (props: CustomerInputProps) => <CustomerInput {...props} promoters />;
