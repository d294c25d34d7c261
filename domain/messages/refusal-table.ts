import type { RefusalMessage } from './messages.ts'
import account from './refusals/account.json' with { type: 'json' }
import billing from './refusals/billing.json' with { type: 'json' }
import credit from './refusals/credit.json' with { type: 'json' }
import guidebook from './refusals/guidebook.json' with { type: 'json' }
import imports from './refusals/import.json' with { type: 'json' }
import photo from './refusals/photo.json' with { type: 'json' }
import reading from './refusals/reading.json' with { type: 'json' }
import request from './refusals/request.json' with { type: 'json' }
import screens from './refusals/screens.json' with { type: 'json' }

const written = {
  ...screens,
  ...request,
  ...guidebook,
  ...imports,
  ...credit,
  ...billing,
  ...photo,
  ...reading,
  ...account,
}

export type RefusalCode = keyof typeof written

/** Every refusal of the product, once. True because a test reads the files by this type. */
export const refusals = written as Readonly<Record<RefusalCode, RefusalMessage>>
