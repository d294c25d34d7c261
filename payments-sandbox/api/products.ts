import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid } from '#sandbox/errors/api-error.ts'
import { newId } from '#sandbox/store/ids.ts'
import { presentProduct } from '#sandbox/wire/catalogue.ts'
import { type Call, paramsOf } from './call.ts'
import { refuseOthers } from './parameters.ts'

type ProductParams = { id?: string; name: string; unit_label?: string }

export function createProduct(books: Books, call: Call): Wire {
  refuseOthers(call.params, ['expand', 'id', 'name', 'unit_label'])
  const params = paramsOf<ProductParams>(call)
  if (params.id !== undefined && books.products.find(params.id)) {
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
  }
  const product = books.products.insert({
    id: params.id ?? newId('prod', 14),
    created: books.at,
    name: params.name,
    unitLabel: params.unit_label ?? null,
  })
  return presentProduct(product)
}
