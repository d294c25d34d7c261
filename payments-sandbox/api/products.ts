import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { Metadata } from '#sandbox/store/records.ts'
import { presentProduct } from '#sandbox/wire/catalogue.ts'
import { type Call, idOf, paramsOf } from './call.ts'
import { changeMetadata, refuseOthers } from './parameters.ts'

export type ProductParams = {
  id?: string
  name: string
  active?: boolean
  description?: string
  images?: string[]
  metadata?: Metadata
  statement_descriptor?: string
  tax_code?: string
  unit_label?: string
  url?: string
}

const supported = [
  'active',
  'description',
  'expand',
  'id',
  'images',
  'metadata',
  'name',
  'statement_descriptor',
  'tax_code',
  'type',
  'unit_label',
  'url',
]

export function createProduct(books: Books, call: Call): Wire {
  refuseOthers(call.params, supported)
  return presentProduct(addProduct(books, paramsOf<ProductParams>(call)))
}

export function addProduct(books: Books, params: ProductParams) {
  if (params.id !== undefined && books.products.find(params.id)) {
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
  }
  return books.products.insert({
    id: params.id ?? newId('prod', 14),
    created: books.at,
    name: params.name,
    description: params.description ?? null,
    active: params.active ?? true,
    unitLabel: params.unit_label ?? null,
    images: params.images ?? [],
    url: params.url ?? null,
    statementDescriptor: params.statement_descriptor ?? null,
    taxCode: params.tax_code ?? null,
    metadata: changeMetadata({}, params.metadata),
  })
}

export function retrieveProduct(books: Books, call: Call): Wire {
  const product = books.products.find(idOf(call))
  if (!product) throw notFound('product', idOf(call), 'id')
  return presentProduct(product)
}
