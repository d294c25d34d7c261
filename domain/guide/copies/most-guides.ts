/** So many guides are asked about, and written, at once. */
export const mostGuides = 100
