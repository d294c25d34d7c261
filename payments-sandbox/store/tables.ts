import type {
  ChallengeRecord,
  CustomerRecord,
  InvoiceRecord,
  PaymentMethodRecord,
  PortalSessionRecord,
  PriceRecord,
  ProductRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.ts'
import type {
  AnswerRecord,
  DeliveryRecord,
  EventRecord,
  SettingsRecord,
} from './service-records.ts'
import type { Table } from './table.ts'

export type Records = {
  customers: CustomerRecord
  products: ProductRecord
  prices: PriceRecord
  paymentMethods: PaymentMethodRecord
  sessions: SessionRecord
  subscriptions: SubscriptionRecord
  invoices: InvoiceRecord
  portalSessions: PortalSessionRecord
  challenges: ChallengeRecord
  events: EventRecord
  deliveries: DeliveryRecord
  answers: AnswerRecord
  settings: SettingsRecord
}

export type TableName = keyof Records
export type Tables = { [Name in TableName]: Table<Records[Name]> }

export const tableNames: readonly TableName[] = [
  'customers',
  'products',
  'prices',
  'paymentMethods',
  'sessions',
  'subscriptions',
  'invoices',
  'portalSessions',
  'challenges',
  'events',
  'deliveries',
  'answers',
  'settings',
]
