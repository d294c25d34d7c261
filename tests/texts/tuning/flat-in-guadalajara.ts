import type { SampleText } from '../text.ts'

export const flatInGuadalajara: SampleText = {
  name: 'flat in Guadalajara',
  language: 'es',
  shape: 'listing',
  text: `Depa Jacarandas · Col. Americana, Guadalajara
★ 4.93 (118 evaluaciones)

Departamento luminoso en un segundo piso, a media cuadra de Av. Chapultepec. Lo remodelamos en 2023 y todavía huele a nuevo. 4 huéspedes · 2 recámaras · 3 camas · 1 baño y medio

El espacio
Recámara principal: cama king, clóset con caja fuerte, ventilador de techo
Recámara 2: dos camas matrimoniales y un escritorio para home office
Sala: sofá de lino, smart TV de 50", juegos de mesa
Cocina: refrigerador, estufa de 4 quemadores, licuadora, garrafón de agua purificada (el primero es cortesía, los demás $55)
Balcón: mesita con dos sillas, macetas que se riegan solas

Estacionamiento
No tenemos cajón propio. Hay una pensión a la vuelta, sobre Miguel Blanco, $150 la noche.

Llegada y salida
Entrada después de las 3 de la tarde, salida antes de las 11 am. Si llegas pasadas las 10 de la noche no hay bronca, nomás sube sin hacer ruido por la escalera.
Dirección: Calle Gregorio Luna 118 int. 4, Col. Americana, 44160 Guadalajara, Jal.
Del aeropuerto el Uber sale en unos $280 y tarda 35 min.

Reglas
- No se aceptan mascotas, perdón
- No fumar adentro; en el balcón sí
- Fiestas no. Los vecinos de abajo tienen bebé
- Huésped extra: $300 por noche, avísame antes

El barrio
Taquería Don Beto: la de lengua es la buena, abre hasta las 2 am, 3 min caminando.
Café Palabrería: desayunos y pan de elote, a 5 minutos a pie.
Cantina La Siguiente, para el tequila de las seis.
La colonia es de las más caminables de la ciudad y en octubre se pone preciosa.

Te recibe Rosa Elena, tel. y WhatsApp 33 5555 0142. Contesto rápido, casi siempre :)
`,
  expected: [
    { kind: 'name', says: 'Depa Jacarandas' },
    { kind: 'count', of: 'maxGuests', says: 4 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1.5 },
    { kind: 'feature', room: 'Recámara principal', says: 'cama king' },
    { kind: 'feature', room: 'Recámara principal', says: 'clóset con caja fuerte' },
    { kind: 'feature', room: 'Recámara principal', says: 'ventilador de techo' },
    { kind: 'feature', room: 'Recámara 2', says: 'dos camas matrimoniales' },
    { kind: 'feature', room: 'Recámara 2', says: 'escritorio' },
    { kind: 'feature', room: 'Sala', says: 'sofá de lino' },
    { kind: 'feature', room: 'Sala', says: 'smart TV' },
    { kind: 'feature', room: 'Sala', says: 'juegos de mesa' },
    { kind: 'feature', room: 'Cocina', says: 'refrigerador' },
    { kind: 'feature', room: 'Cocina', says: 'estufa de 4 quemadores' },
    { kind: 'feature', room: 'Cocina', says: 'licuadora' },
    { kind: 'feature', room: 'Cocina', says: 'garrafón de agua' },
    { kind: 'feature', room: 'Balcón', says: 'mesita con dos sillas' },
    { kind: 'feature', room: 'Balcón', says: 'macetas' },
    { kind: 'parking', says: 'No tenemos cajón propio' },
    { kind: 'parking', says: 'pensión a la vuelta' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'arrival', of: 'late', says: 'pasadas las 10 de la noche' },
    { kind: 'address', says: 'Calle Gregorio Luna 118' },
    { kind: 'arrival', of: 'byPlane', says: 'Del aeropuerto el Uber' },
    { kind: 'rule', says: 'No se aceptan mascotas' },
    { kind: 'rule', says: 'No fumar adentro' },
    { kind: 'rule', says: 'Fiestas no' },
    { kind: 'rule', says: 'Huésped extra' },
    { kind: 'place', category: 'Restaurant', says: 'Taquería Don Beto' },
    { kind: 'place', category: 'Cafe', says: 'Café Palabrería' },
    { kind: 'place', category: 'Bar', says: 'Cantina La Siguiente' },
    { kind: 'phone', of: 'host', says: '3355550142' },
  ],
}
