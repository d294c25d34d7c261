/** A guidebook: what the host types, what is kept, and the way between the two. */
export { blankEntries, emptyGuidebookForm } from './empty-form.ts'
export {
  type HostPhoneType,
  hostPhoneTypes,
  type PlaceCategory,
  placeCategories,
} from './form-choices.ts'
export { readGuidebookForm, refusedFieldsOf } from './form-errors.ts'
export {
  type CountName,
  countLimits,
  limitAt,
  listLimits,
  textLimits,
} from './form-limits.ts'
export { formToStored } from './form-to-stored.ts'
export {
  type GuidebookForm,
  type GuidebookPayload,
  guidebookFormSchema,
  type OwnItem,
} from './guidebook-form.ts'
export { type DayPeriod, dayPeriods } from './stay-times.ts'
export type {
  GuidebookContent,
  StoredGuidebook,
  StoredItem,
  StoredSection,
} from './stored-guidebook.ts'
export { storedToForm } from './stored-to-form.ts'
