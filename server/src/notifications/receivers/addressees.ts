import type { Db } from '#server/platform/database/connect.ts';
import type { Addressee } from './letter-facts.ts';

/** Customers by number, but for those who were erased. */
type AddresseeReader = (db: Db, customerIds: readonly number[]) => Promise<ReadonlyMap<number, Addressee>>;

/** Numbers of the customers who have this telephone number. */
type PhoneReader = (db: Db, phone: string) => Promise<readonly number[]>;

interface AddressBook {
  read: AddresseeReader;
  at: PhoneReader;
}

let book: AddressBook = { read: async () => new Map(), at: async () => [] };

/** Registers the domain that knows the addresses of customers, which lies above this one. */
export const readsAddressees = (known: AddressBook): void => void (book = known);

export const addresseesOf: AddresseeReader = (db, customerIds) => book.read(db, customerIds);
export const customersAt: PhoneReader = (db, phone) => book.at(db, phone);
