import type { SampleText } from '../text.ts'

export const houseInSanMiguel: SampleText = {
  name: 'house in San Miguel de Allende',
  language: 'mixed',
  shape: 'chat',
  text: `Paty: Hi Brian! Welcome to Casa Pirul, we are so happy you're coming 😊
Paty: te escribo en los dos idiomas por si tu esposa prefiere español
Brian: Both are fine! Where exactly is it?
Paty: Callejón del Pirul 14, Colonia San Antonio, 37750 San Miguel de Allende
Paty: https://maps.app.goo.gl/PiruL14sma
Brian: We land in León at 1
Paty: From BJX airport take the shuttle, 30 dlls por persona, hour and a half and te dejan en la esquina
Brian: And my sister comes by bus from Mexico City
Paty: de la central de autobuses un taxi son 80 pesos, no más!
Brian: Check in?
Paty: 2 pm. Check out is 11 in the morning
Paty: La puerta azul has a keypad, the code is 2580 y luego la palomita ✔
Paty: The key for the upstairs patio door está en la maceta de talavera
Brian: Parking?
Paty: Street parking only, mejor del lado de la barda de piedra. Never on the yellow curb or te ponen multa
Paty: wifi PirulCasa, password Tuna_y_Nopal.14
Paty: in the studio la red es PirulEstudio y la clave 14nopalesVERDES
Brian: Great. How are the beds? My mother in law is a little particular lol
Paty: 2 bedrooms, 2 baths, fits 5. Upstairs bedroom: queen bed, fireplace, vista a la Parroquia
Paty: Recámara azul: dos camas individuales, ventilador
Paty: Studio: daybed, desk
Brian: Sounds lovely, she'll take the fireplace I'm sure
Paty: Hot water: the boiler is solar, so best after noon. Si sale fría deja correr 2 minutos
Paty: No shoes on the white rug please, y no fiestas, la calle es muy tranquila
Paty: Tacos: Los Milagros de Chava, only at night, 4 min walk. Pan dulce en Café Tres Pies, 2 min. And the Mirador del Encino at sunset
Paty: on your last day: trash bags a la esquina before 8, close the windows, y la llave de regreso en la maceta
Paty: just in case: la llave del gas is on the patio, yellow handle, and there's a first aid kit en el baño de abajo
Paty: Hospital Santa Rita 415 555 0120. My number is 415 555 0131, call or whats
Brian: You thought of everything 🙏
`,
  expected: [
    { kind: 'welcome', says: 'Welcome to Casa Pirul' },
    { kind: 'name', says: 'Casa Pirul' },
    { kind: 'address', says: 'Callejón del Pirul 14' },
    { kind: 'mapsLink', says: 'https://maps.app.goo.gl/PiruL14sma' },
    { kind: 'arrival', of: 'byPlane', says: 'take the shuttle' },
    { kind: 'arrival', of: 'byBus', says: 'de la central de autobuses' },
    { kind: 'time', of: 'checkIn', says: '14:00' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'code', opens: 'door', says: '2580' },
    { kind: 'arrival', of: 'steps', says: 'key for the upstairs patio door' },
    { kind: 'parking', says: 'Street parking only' },
    { kind: 'parking', says: 'Never on the yellow curb' },
    { kind: 'wifi', network: 'PirulCasa', password: 'Tuna_y_Nopal.14' },
    { kind: 'wifi', network: 'PirulEstudio', password: '14nopalesVERDES' },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'feature', room: 'Upstairs bedroom', says: 'queen bed' },
    { kind: 'feature', room: 'Upstairs bedroom', says: 'fireplace' },
    { kind: 'feature', room: 'Upstairs bedroom', says: 'vista a la Parroquia' },
    { kind: 'feature', room: 'Recámara azul', says: 'dos camas individuales' },
    { kind: 'feature', room: 'Recámara azul', says: 'ventilador' },
    { kind: 'feature', room: 'Studio', says: 'daybed' },
    { kind: 'feature', room: 'Studio', says: 'desk' },
    { kind: 'device', says: 'the boiler is solar' },
    { kind: 'rule', says: 'No shoes on the white rug' },
    { kind: 'rule', says: 'no fiestas' },
    { kind: 'place', category: 'Restaurant', says: 'Los Milagros de Chava' },
    { kind: 'place', category: 'Cafe', says: 'Café Tres Pies' },
    { kind: 'place', category: 'Attraction', says: 'Mirador del Encino' },
    { kind: 'step', says: 'trash bags a la esquina' },
    { kind: 'step', says: 'close the windows' },
    { kind: 'step', says: 'la llave de regreso en la maceta' },
    { kind: 'emergency', says: 'la llave del gas' },
    { kind: 'firstAid', says: 'en el baño de abajo' },
    { kind: 'phone', of: 'medical', says: '4155550120' },
    { kind: 'phone', of: 'host', says: '4155550131' },
  ],
}
