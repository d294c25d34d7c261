/** A guidebook: what the host types, what is kept, and the way between the two. */
export { emptyGuidebookForm } from './empty-form.ts'
export { readGuidebookForm, refusedFieldsOf } from './form-errors.ts'
export { formToStored } from './form-to-stored.ts'
export {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  limitAt,
} from './guide-form.ts'
export { type PlaceCategory, placeCategories } from './local-guide.ts'
export type { OwnItem } from './own-blocks.ts'
export type {
  GuidebookContent,
  StoredGuidebook,
  StoredItem,
  StoredSection,
} from './stored-guide.ts'
export { storedToForm } from './stored-to-form.ts'
export { type HostPhoneType, hostPhoneTypes } from './welcome.ts'
