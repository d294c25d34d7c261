/** What guests read of parking where nothing else is said of it; a host who leaves it empty is told so. */
export const parkingFallback = { es: 'Disponible', en: 'Available' }
