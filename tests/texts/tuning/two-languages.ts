import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'two-languages',
  language: 'mixed',
  shape: 'two languages side by side',
  text: `CASA FAROL / LANTERN HOUSE

LLEGADA / ARRIVAL
Entrada: 3 pm / Check-in: 3 pm
Salida: 11 am / Check-out: 11 am
Callejón del Farol 5, Guanajuato

WIFI
Network: CasaFarol
Clave/Password: 5 faroles, 1 luna
Invitados / Guests: Farol_Invitados
Clave: buenas-noches

LLAVES / KEYS
Hay 2 llaves: una grande para el portón y una chica para la puerta.
There are two keys: a big one for the gate and a small one for the door.
Caja de llaves / Lockbox: 0705

ESTACIONAMIENTO / PARKING
El callejón es peatonal. Dejen el coche en el estacionamiento Alonso, $120 por día.
The alley is for walking. Leave your car at the Alonso parking lot, 120 pesos a day.

LA CASA / THE HOUSE
Recámara / Bedroom: cama queen, ventilador
Sala / Living room: sofá cama, chimenea
Cocina / Kitchen: parrilla eléctrica, refrigerador

REGLAS / RULES
No fumar / No smoking
No fiestas / No parties
Bajen la voz en la azotea después de las 10 / Keep it down on the roof after 10

EMERGENCIAS / EMERGENCIES
Policía / Police: 473 555 0110
Bomberos / Fire: 473 555 0111
Botiquín en la cocina / First aid kit in the kitchen

AL SALIR / BEFORE YOU GO
Apaguen las luces / Turn off the lights
Cierren la azotea / Lock the roof

Elisa (anfitriona / host): 473 555 0195`,
  expected: [
    { kind: 'name', says: 'CASA FAROL' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'address', says: 'Callejón del Farol 5' },
    { kind: 'wifi', network: 'CasaFarol', password: '5 faroles, 1 luna' },
    { kind: 'wifi', network: 'Farol_Invitados', password: 'buenas-noches' },
    { kind: 'code', opens: 'lockbox', says: '0705' },
    { kind: 'arrival', of: 'steps', says: 'una grande para el portón' },
    { kind: 'arrival', of: 'steps', says: 'a big one for the gate' },
    { kind: 'parking', says: 'estacionamiento Alonso' },
    { kind: 'parking', says: 'Alonso parking lot' },
    { kind: 'feature', room: 'Recámara', says: 'cama queen' },
    { kind: 'feature', room: 'Recámara', says: 'ventilador' },
    { kind: 'feature', room: 'Sala', says: 'sofá cama' },
    { kind: 'feature', room: 'Sala', says: 'chimenea' },
    { kind: 'feature', room: 'Cocina', says: 'parrilla eléctrica' },
    { kind: 'feature', room: 'Cocina', says: 'refrigerador' },
    { kind: 'rule', says: 'No fumar' },
    { kind: 'rule', says: 'No fiestas' },
    { kind: 'rule', says: 'Bajen la voz en la azotea' },
    { kind: 'phone', of: 'police', says: '4735550110' },
    { kind: 'phone', of: 'fire', says: '4735550111' },
    { kind: 'firstAid', says: 'en la cocina' },
    { kind: 'step', says: 'Apaguen las luces' },
    { kind: 'step', says: 'Cierren la azotea' },
    { kind: 'phone', of: 'host', says: '4735550195' },
  ],
}

export default sample
