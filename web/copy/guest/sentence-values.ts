// What the sentences of a guest's screen are told.

export type OpensAt = { day: string; hour: string; place: string }

export type GateOpening = { home: string; host: string }

/** What guests read of parking where nothing else is said of it; a host who leaves it empty is told so. */
export const parkingFallback = { es: 'Disponible', en: 'Available' }
