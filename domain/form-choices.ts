export const placeCategories = ['Restaurant', 'Attraction', 'Shop', 'Bar', 'Cafe', 'Other'] as const

export type PlaceCategory = (typeof placeCategories)[number]

/** The form's words; the stored and public one for `phone` is `call`. */
export const hostPhoneTypes = ['phone', 'whatsapp'] as const

export type HostPhoneType = (typeof hostPhoneTypes)[number]
