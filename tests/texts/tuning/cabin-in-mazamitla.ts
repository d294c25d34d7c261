import type { SampleText } from '../text.ts'

export const cabinInMazamitla: SampleText = {
  name: 'cabin in Mazamitla',
  language: 'es',
  shape: 'numbered manual',
  text: `MANUAL DE LA CABAÑA "EL OYAMEL"
Mazamitla, Jalisco. Favor de leerlo, son 5 minutos.

1. LLEGADA
1.1 La entrada es a partir de las 15:00 hrs. y la salida a las 12:00 hrs.
1.2 En la pluma del fraccionamiento digan que van a la cabaña 27 con la Sra. Ofelia Barragán. Tel. de la caseta: 382 555 0119.
1.3 El portón de madera abre con el código 4471#.
1.4 Las llaves están en la cajita junto al medidor de luz, combinación 0936.
1.5 Si la chapa se atora, jalen la puerta hacia ustedes y giren otra vez.
1.6 Caben dos camionetas bajo el techo de lámina.

2. LA CABAÑA
2.1 Es para 6 personas máximo: 2 recámaras, 1 baño.
2.2 Recámara de abajo: cama matrimonial, cobertor eléctrico.
2.3 Recámara de arriba: dos literas, calentón de aceite.
2.4 Terraza: anafre, mecedoras.

3. INTERNET
3.1 Red: OYAMEL_2.4   Clave: Pino&Niebla#27
3.2 En la terraza llega mejor la red OYAMEL_EXT, clave Pino&Niebla#27. Cuando hay tormenta se va, paciencia.

4. CÓMO SE USA
4.1 Chimenea: abran el tiro ANTES de prender (palanca a la derecha). La primera carga de leña es cortesia, el costal extra $80.
4.2 Boiler: es de paso. Con poquita agua no prende, abran la llave completa.
4.3 Pantalla: control negro, botón HOME, cada quien con su cuenta.

5. REGLAS
5.1 Prohibidos los cohetes y las fogatas, es zona forestal.
5.2 Musica baja después de las 22 hrs.
5.3 Mascotas sí, pero no se suben a las camas.

6. AL SALIR
6.1 Lleven la basura al contenedor de la entrada, los mapaches la rompen.
6.2 Apaguen bien las brasas.
6.3 Dejen las llaves otra vez en la cajita.

7. EMERGENCIAS
7.1 Extintor: atrás de la puerta de la cocina.
7.2 Botiquín en el baño, cajón de en medio.
7.3 Los fusibles están en la caja gris de afuera, a un lado del medidor.
7.4 Bomberos: 382 555 0103. Cruz Roja: 382 555 0107.

8. DUDAS
Ofelia, cel. 33 5555 0188 (mejor mensaje, arriba casi no entra la llamada).
`,
  expected: [
    { kind: 'name', says: 'EL OYAMEL' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '12:00' },
    { kind: 'arrival', of: 'gate', says: 'van a la cabaña 27' },
    { kind: 'phone', of: 'gate', says: '3825550119' },
    { kind: 'code', opens: 'gate', says: '4471#' },
    { kind: 'code', opens: 'lockbox', says: '0936' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'jalen la puerta hacia ustedes' },
    { kind: 'parking', says: 'Caben dos camionetas' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 1 },
    { kind: 'feature', room: 'Recámara de abajo', says: 'cama matrimonial' },
    { kind: 'feature', room: 'Recámara de abajo', says: 'cobertor eléctrico' },
    { kind: 'feature', room: 'Recámara de arriba', says: 'dos literas' },
    { kind: 'feature', room: 'Recámara de arriba', says: 'calentón de aceite' },
    { kind: 'feature', room: 'Terraza', says: 'anafre' },
    { kind: 'feature', room: 'Terraza', says: 'mecedoras' },
    { kind: 'wifi', network: 'OYAMEL_2.4', password: 'Pino&Niebla#27' },
    { kind: 'wifi', network: 'OYAMEL_EXT', password: 'Pino&Niebla#27' },
    { kind: 'device', says: 'abran el tiro' },
    { kind: 'device', says: 'es de paso' },
    { kind: 'device', says: 'control negro' },
    { kind: 'rule', says: 'Prohibidos los cohetes' },
    { kind: 'rule', says: 'Musica baja' },
    { kind: 'rule', says: 'Mascotas sí' },
    { kind: 'step', says: 'Lleven la basura al contenedor' },
    { kind: 'step', says: 'Apaguen bien las brasas' },
    { kind: 'step', says: 'Dejen las llaves' },
    { kind: 'emergency', says: 'Extintor' },
    { kind: 'firstAid', says: 'en el baño, cajón de en medio' },
    { kind: 'emergency', says: 'caja gris de afuera' },
    { kind: 'phone', of: 'fire', says: '3825550103' },
    { kind: 'phone', of: 'medical', says: '3825550107' },
    { kind: 'phone', of: 'host', says: '3355550188' },
  ],
}
