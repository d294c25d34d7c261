import type { SampleText } from '../text.ts'

export const apartmentInMazatlan: SampleText = {
  name: 'apartment in Mazatlán',
  language: 'es',
  shape: 'table',
  text: `Hoja para huéspedes (actualizada en enero)

Concepto	Datos
Nombre	Depto Brisa 803
Dirección	Av. del Marlín 1490, Torre B, depto 803, 82140 Mazatlán, Sin.
Ubicación	https://maps.app.goo.gl/Br1sa803mzt
Horarios	Entrada 15 h / Salida 11 h
Capacidad	6 personas
Distribución	2 recámaras, 2 baños
Internet	Red: BRISA803 / Clave: m4r&cielo_803
Caseta	Dar nombre del titular y placas. Tel. 669 555 0133
Puerta de la torre	Código 8030*
Caja de llaves	2746, debajo del buzón 803
Estacionamiento	Cajón 112, sólo un auto
Rec. principal	cama king, vista al mar, plancha
Rec. 2	2 camas matrimoniales, ventilador de pedestal
Cocina	cafetera, vitrolero, olla para mariscos
Balcón	2 mecedoras, tendedero plegable
Aire acondicionado	Subir la pastilla 3 del centro de carga y prender con el control
Calentador	Girar la perilla a la flama grande, tarda 10 min
Regla	Alberca de 8:00 a 22:00, siempre con brazalete
Regla	No freír pescado en el depto (huele 3 dias)
Regla	Cero visitas después de las 22 hrs
Al salir	Dejar las toallas en la tina
Al salir	Basura al ducto del piso
Al salir	Regresar la llave a la caja
Comer	Mariscos El Güero Pelón, aguachile, 7 min a pie
Desayunar	Café La Pérgola, chilaquiles, 4 min caminando
Súper	Abarrotes Chayito, en la esquina, hay hielo
Pasear	Mirador Los Pinitos, subir antes de las 7 am
Extintor	A un lado del elevador
Botiquín	Clóset del pasillo, repisa de arriba
Si hay huracán	Bajar las cortinas metálicas y subir al pasillo
Bomberos	669 555 0104
Policía	669 555 0105
Hospital	Marina Salud, 669 555 0106
Anfitrión	Luis Octavio, 669 555 0190 (WhatsApp), luisocta@deptobrisa.example
Nota	Los precios de la página ya incluyen limpieza
`,
  expected: [
    { kind: 'name', says: 'Depto Brisa 803' },
    { kind: 'address', says: 'Av. del Marlín 1490' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/Br1sa803mzt' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'wifi', network: 'BRISA803', password: 'm4r&cielo_803' },
    { kind: 'arrival', of: 'gate', says: 'Dar nombre del titular' },
    { kind: 'phone', of: 'gate', says: '6695550133' },
    { kind: 'code', opens: 'door', says: '8030*' },
    { kind: 'code', opens: 'lockbox', says: '2746' },
    { kind: 'parking', says: 'Cajón 112' },
    { kind: 'feature', room: 'Rec. principal', says: 'cama king' },
    { kind: 'feature', room: 'Rec. principal', says: 'vista al mar' },
    { kind: 'feature', room: 'Rec. principal', says: 'plancha' },
    { kind: 'feature', room: 'Rec. 2', says: '2 camas matrimoniales' },
    { kind: 'feature', room: 'Rec. 2', says: 'ventilador de pedestal' },
    { kind: 'feature', room: 'Cocina', says: 'cafetera' },
    { kind: 'feature', room: 'Cocina', says: 'vitrolero' },
    { kind: 'feature', room: 'Cocina', says: 'olla para mariscos' },
    { kind: 'feature', room: 'Balcón', says: '2 mecedoras' },
    { kind: 'feature', room: 'Balcón', says: 'tendedero plegable' },
    { kind: 'device', says: 'Subir la pastilla 3' },
    { kind: 'device', says: 'Girar la perilla' },
    { kind: 'rule', says: 'siempre con brazalete' },
    { kind: 'rule', says: 'No freír pescado' },
    { kind: 'rule', says: 'Cero visitas' },
    { kind: 'step', says: 'Dejar las toallas' },
    { kind: 'step', says: 'Basura al ducto' },
    { kind: 'step', says: 'Regresar la llave' },
    { kind: 'place', category: 'Restaurant', says: 'Mariscos El Güero Pelón' },
    { kind: 'place', category: 'Cafe', says: 'Café La Pérgola' },
    { kind: 'place', category: 'Shop', says: 'Abarrotes Chayito' },
    { kind: 'place', category: 'Attraction', says: 'Mirador Los Pinitos' },
    { kind: 'emergency', says: 'A un lado del elevador' },
    { kind: 'firstAid', says: 'Clóset del pasillo' },
    { kind: 'emergency', says: 'Bajar las cortinas metálicas' },
    { kind: 'phone', of: 'fire', says: '6695550104' },
    { kind: 'phone', of: 'police', says: '6695550105' },
    { kind: 'phone', of: 'medical', says: '6695550106' },
    { kind: 'phone', of: 'host', says: '6695550190' },
    { kind: 'email', says: 'luisocta@deptobrisa.example' },
  ],
}
