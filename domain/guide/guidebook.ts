/** A guidebook: what the host types, what is kept, and the way between the two. */
export { emptyGuidebookForm } from './empty-form.ts'
export { readGuidebookForm, refusedFieldsOf } from './form-errors.ts'
export {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  limitAt,
} from './guide-form.ts'
export { type PlaceCategory, placeCategories } from './local-guide.ts'
export type { OwnItem } from './own-blocks.ts'
export { formToStored } from './stored/form-to-stored.ts'
export type {
  GuidebookContent,
  StoredGuidebook,
  StoredItem,
  StoredSection,
} from './stored/stored-guide.ts'
export { storedToForm } from './stored/stored-to-form.ts'
export { type HostPhoneType, hostPhoneTypes } from './welcome.ts'
