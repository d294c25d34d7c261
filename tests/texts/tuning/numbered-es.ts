import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'numbered-es',
  language: 'es',
  shape: 'numbered manual',
  text: `MANUAL DEL DEPARTAMENTO "EL FARO 402"

1. LLEGADA
1.1 La hora de entrada es 16:00 hrs. Si llegan antes pueden dejar maletas con el vigilante.
1.2 En la caseta den el nombre del anfitrión (Sr. Ortega) y el numero de depto, 402.
1.3 Suban al cuarto piso por el elevador B, es la puerta al fondo a la derecha.
1.4 La llave esta en la cajita negra junto al medidor. Combinacion: 0-8-2-6.
1.5 Si llegan despues de las 10 de la noche avisen por telefono para que el guardia los deje pasar.

2. INTERNET
Red: ElFaro402
Clave: marazul-77
El modem esta atras de la tele, si falla desconectarlo 10 segundos.

3. APARATOS
3.1 Aire acondicionado: usar el control blanco, no bajarlo de 22 grados. Apagar al salir.
3.2 Boiler: es de paso, prende solo al abrir la llave del agua caliente.
3.3 Lavadora: el jabón va en el cajon izquierdo, ciclo rapido de 35 min.
3.4 Pantalla: con el control chico escojan HDMI 1 para ver Roku.

4. ESTACIONAMIENTO
Cajón 57 del sótano 1. El tarjetón se queda colgado en el espejo.

5. REGLAMENTO
a) Prohibido fumar dentro del departamento y en el balcón.
b) No se admiten mascotas.
c) La alberca cierra a las 9 pm y los niños deben ir acompañados.
d) Máximo 5 personas, no visitas a dormir.
e) Usar pulsera en áreas comunes.

6. AGUA Y GAS
El agua de la llave no es potable, usen el garrafón. La llave de paso del gas está en el patio de servicio, detrás del calentador.

7. EMERGENCIAS
Policía turística: 744 555 0161
Bomberos: 744 555 0122
Cruz Roja 744 555 0165
Botiquín: cajón de abajo del baño de visitas.
El extintor se encuentra en el pasillo afuera del depto.

8. SALIDA
8.1 Salida a las 11:00 a. m.
8.2 Lavar los trastes que usaron.
8.3 Tirar la basura en el cuarto del mismo piso.
8.4 Cerrar ventanas y apagar luces.
8.5 Regresar la llave a la cajita y revolver los números.

Contacto: Martín Ortega cel. 55 5555 0119`,
  expected: [
    { kind: 'name', says: 'EL FARO 402' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'arrival', of: 'gate', says: 'nombre del anfitrión' },
    { kind: 'arrival', of: 'steps', says: 'elevador B' },
    { kind: 'code', opens: 'lockbox', says: '0-8-2-6' },
    { kind: 'arrival', of: 'late', says: 'despues de las 10 de la noche' },
    { kind: 'wifi', network: 'ElFaro402', password: 'marazul-77' },
    { kind: 'device', says: 'modem' },
    { kind: 'device', says: 'Aire acondicionado' },
    { kind: 'device', says: 'Boiler' },
    { kind: 'device', says: 'Lavadora' },
    { kind: 'device', says: 'Pantalla' },
    { kind: 'parking', says: 'Cajón 57' },
    { kind: 'rule', says: 'Prohibido fumar' },
    { kind: 'rule', says: 'No se admiten mascotas' },
    { kind: 'rule', says: 'La alberca cierra' },
    { kind: 'rule', says: 'no visitas a dormir' },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'rule', says: 'pulsera' },
    { kind: 'emergency', says: 'no es potable' },
    { kind: 'emergency', says: 'llave de paso del gas' },
    { kind: 'phone', of: 'police', says: '7445550161' },
    { kind: 'phone', of: 'fire', says: '7445550122' },
    { kind: 'phone', of: 'medical', says: '7445550165' },
    { kind: 'firstAid', says: 'cajón de abajo' },
    { kind: 'emergency', says: 'extintor' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'step', says: 'Lavar los trastes' },
    { kind: 'step', says: 'Tirar la basura' },
    { kind: 'step', says: 'Cerrar ventanas' },
    { kind: 'step', says: 'Regresar la llave' },
    { kind: 'phone', of: 'host', says: '5555550119' },
  ],
}

export default sample
