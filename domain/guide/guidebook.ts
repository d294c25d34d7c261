/** A guidebook: what the host types, what is kept, and the way between the two. */

export { type PlaceCategory, placeCategories } from '#domain/guide/sections/local-guide.ts'
export { type HostPhoneType, hostPhoneTypes } from '#domain/guide/sections/welcome.ts'
export { formToStored } from '#domain/guide/stored/form-to-stored.ts'
export type {
  GuidebookContent,
  StoredGuidebook,
  StoredItem,
  StoredSection,
} from '#domain/guide/stored/stored-guide.ts'
export { storedToForm } from '#domain/guide/stored/stored-to-form.ts'
export { emptyGuidebookForm } from './empty-form.ts'
export { readGuidebookForm, refusedFieldsOf, refusedPartsOf } from './form-errors.ts'
export {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  limitAt,
} from './guide-form.ts'
export type { OwnItem } from './own-blocks.ts'
