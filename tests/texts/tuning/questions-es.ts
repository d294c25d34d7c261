import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'questions-es',
  language: 'es',
  shape: 'questions and answers',
  text: `PREGUNTAS FRECUENTES DE CASA CARACOL

¿A qué hora podemos llegar?
Desde las 2 de la tarde. Si llegan después de las 11 de la noche avisen un día antes.

¿Y a qué hora nos vamos?
A más tardar a las 12 del día.

¿Dónde está la casa?
Privada Delfines 9, Barra Vieja, Oaxaca. El mapa: https://maps.app.goo.gl/Qq77zzYY12

¿Cómo entramos?
El portón se abre con 1188 y la puerta con 4402.

¿Hay estacionamiento?
Sí, caben dos coches bajo la palapa.

¿Cuál es el internet?
SSID: CasaCaracol
Password = Caracol 2024!

¿Cuántos caben?
Seis huéspedes, en 3 recámaras con 2 baños.

¿Podemos llevar perro?
Se aceptan perros chicos, uno por familia.

¿Se puede fumar?
Se permite fumar en la terraza, nunca adentro.

¿Cómo se prende el aire?
El aire acondicionado se prende con el control blanco; déjenlo en 24 grados.

¿El agua de la llave se toma?
No, usen el garrafón de la cocina.

¿Dónde comemos?
En El Pescador Manco, pescado a la talla frente al mar. Para desayunar, el café La Ola.

¿Y si alguien se lastima?
El botiquín está en el baño de visitas. La clínica Santa Inés contesta en el 958 555 0133.

¿Qué hacemos al irnos?
Cierren ventanas, apaguen los aires, saquen la basura y dejen las llaves en la mesa.

¿A quién llamamos?
A Fermín, su anfitrión: 958 555 0170 o fermin@ejemplo.mx.`,
  expected: [
    { kind: 'name', says: 'CASA CARACOL' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'arrival', of: 'late', says: 'después de las 11 de la noche' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'address', says: 'Privada Delfines 9' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/Qq77zzYY12' },
    { kind: 'code', opens: 'gate', says: '1188' },
    { kind: 'code', opens: 'door', says: '4402' },
    { kind: 'parking', says: 'dos coches bajo la palapa' },
    { kind: 'wifi', network: 'CasaCaracol', password: 'Caracol 2024!' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 3 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'rule', says: 'Se aceptan perros chicos' },
    { kind: 'rule', says: 'Se permite fumar en la terraza' },
    { kind: 'device', says: 'control blanco' },
    { kind: 'emergency', says: 'garrafón de la cocina' },
    { kind: 'place', category: 'Restaurant', says: 'El Pescador Manco' },
    { kind: 'place', category: 'Cafe', says: 'La Ola' },
    { kind: 'firstAid', says: 'baño de visitas' },
    { kind: 'phone', of: 'medical', says: '9585550133' },
    { kind: 'step', says: 'Cierren ventanas' },
    { kind: 'step', says: 'apaguen los aires' },
    { kind: 'step', says: 'saquen la basura' },
    { kind: 'step', says: 'dejen las llaves en la mesa' },
    { kind: 'phone', of: 'host', says: '9585550170' },
    { kind: 'email', says: 'fermin@ejemplo.mx' },
  ],
}

export default sample
