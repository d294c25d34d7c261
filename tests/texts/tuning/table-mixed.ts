import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'table-mixed',
  language: 'mixed',
  shape: 'table',
  text: `| Tema / Topic | Info |
|---|---|
| Nombre | Villa Coral |
| Dirección / Address | Calle Caracol 14, Zicatela, Puerto Escondido, Oaxaca 71980 |
| Mapa | https://maps.app.goo.gl/VcR7alZic |
| Entrada / Check-in | 3 pm |
| Salida / Check-out | 11 am |
| Huéspedes / Guests | 7 |
| Recámaras | 3 |
| WiFi | VillaCoral2 (password: olas-y-sal) |
| Código portón / Gate | 2290 |
| Caja fuerte de llaves (lockbox) | 4173 |
| Estacionamiento / Parking | 2 coches dentro del portón, cierren siempre |
| Anfitrión / Host | Nadia 954 555 0137 (WhatsApp) |
| Alberca / Pool | No running. Kids always with an adult. |
| Aire acondicionado / AC | Solo de noche por favor, turn it off when you leave the room |
| Estufa | Abrir primero el tanque de gas que está afuera |
| Agua / Water | Do not drink from the tap. Garrafones de agua en la cocina, pidan más a Nadia |
| Basura / Trash | Pasa martes y sábado a las 8, bolsas en el bote azul |
| No fumar | Solo en la terraza |
| Ruido / Noise | Silencio después de las 22:00 |
| Médico | Dr. Cruz 954 555 0138 |
| Bomberos / Fire | 954 555 0139 |
| Botiquín / First aid | Repisa de la cocina |
| Desayuno | El Cafecito, famous for the cinnamon rolls |
| Cena / Dinner | Almoraduz - cocina oaxaqueña de autor, 8 min a pie |
| Surf | Playa Carrizalillo, great for beginners |
| Súper | Chedraui, 10 min en coche |
| Taxi | Don Beto 954 555 0140 |
| Al salir | Dejar llaves en la caja |
| Al salir | Apagar ventiladores y AC |
| Al salir | Cerrar bien el portón |`,
  expected: [
    { kind: 'name', says: 'Villa Coral' },
    { kind: 'address', says: 'Calle Caracol 14' },
    { kind: 'mapsLink', says: 'VcR7alZic' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'count', of: 'maxGuests', says: 7 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'wifi', network: 'VillaCoral2', password: 'olas-y-sal' },
    { kind: 'code', opens: 'gate', says: '2290' },
    { kind: 'code', opens: 'lockbox', says: '4173' },
    { kind: 'parking', says: '2 coches dentro' },
    { kind: 'phone', of: 'host', says: '9545550137' },
    { kind: 'rule', says: 'No running' },
    { kind: 'device', says: 'Aire acondicionado' },
    { kind: 'device', says: 'Estufa' },
    { kind: 'emergency', says: 'Do not drink from the tap' },
    { kind: 'rule', says: 'bote azul' },
    { kind: 'rule', says: 'No fumar' },
    { kind: 'rule', says: 'Silencio' },
    { kind: 'phone', of: 'medical', says: '9545550138' },
    { kind: 'phone', of: 'fire', says: '9545550139' },
    { kind: 'firstAid', says: 'Repisa de la cocina' },
    { kind: 'place', category: 'Restaurant', says: 'El Cafecito' },
    { kind: 'place', category: 'Restaurant', says: 'Almoraduz' },
    { kind: 'place', category: 'Attraction', says: 'Playa Carrizalillo' },
    { kind: 'place', category: 'Shop', says: 'Chedraui' },
    { kind: 'phone', of: 'other', says: '9545550140' },
    { kind: 'step', says: 'Dejar llaves' },
    { kind: 'step', says: 'Apagar ventiladores' },
    { kind: 'step', says: 'Cerrar bien el portón' },
  ],
}

export default sample
