import type {
  CustomerRecord,
  InvoiceRecord,
  PriceRecord,
  ProductRecord,
  SubscriptionRecord,
} from '#sandbox/store/records.ts'
import type { Row, Table } from '#sandbox/store/table.ts'
import type { Books } from './books.ts'

/** For rows that must exist because another row names them. */
function get<T extends Row>(table: Table<T>, id: string): T {
  const row = table.find(id)
  if (!row) throw new Error(`the books name ${id}, which is not in them`)
  return row
}

export const getCustomer = (books: Books, id: string): CustomerRecord => get(books.customers, id)
export const getPrice = (books: Books, id: string): PriceRecord => get(books.prices, id)
const getProduct = (books: Books, id: string): ProductRecord => get(books.products, id)
export const getInvoice = (books: Books, id: string): InvoiceRecord => get(books.invoices, id)
export const getSubscription = (books: Books, id: string): SubscriptionRecord =>
  get(books.subscriptions, id)

export const productNameOf = (books: Books, price: PriceRecord): string =>
  getProduct(books, price.product).name
