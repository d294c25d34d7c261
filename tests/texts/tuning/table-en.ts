import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'table-en',
  language: 'en',
  shape: 'table',
  text: `Property sheet\tPalm Court Unit 12B
Address\t780 Ocean Blvd, Unit 12B, Seabrook, FL 32900
Check-in\t4:00 PM
Check-out\t10:00 AM
Bedrooms\t2
Bathrooms\t2
Max occupancy\t5 guests
Wi-Fi name\tPalmCourt12B
Wi-Fi password\tflamingo#12
Building gate code\t#8841
Door lock code\t5063 then press the Yale logo
Parking\tSpace 44, level P2. Hang the permit on the mirror.
Host\tCarla Benítez, (321) 555-0128
Building security\t(321) 555-0129 at the gatehouse
Master bedroom\tKing bed; 50" TV; ensuite bathroom
Guest bedroom\tTwo twin beds; crib in closet
Kitchen\tKeurig; blender; full set of pots and pans
Balcony\tTwo loungers
Thermostat\tKeep at 72 or above. Close the balcony door while AC is on.
Washer / dryer\tIn the hall closet, pods are on the shelf.
TV\tUse input HDMI 2 for the Roku
Smoking\tNot allowed, $250 fine
Pets\tNot allowed
Quiet hours\t10 PM to 8 AM
Pool\tOpen 8 AM to dusk, no glass
Trash chute\tEnd of the hall by the elevator
Checkout task 1\tStart the dishwasher
Checkout task 2\tPut used towels in the tub
Checkout task 3\tLeave parking permit on the counter
First aid kit\tTop shelf of the pantry
Fire extinguisher\tUnder the kitchen sink
Water shut-off\tBehind the washer
Nearest hospital\tSeabrook Medical Center, 321 555 0190
Coffee\tSandbar Coffee Co, 3 min walk
Dinner\tThe Salty Pelican, seafood with a view
Groceries\tPublix on 5th, 6 min drive`,
  expected: [
    { kind: 'name', says: 'Palm Court Unit 12B' },
    { kind: 'address', says: '780 Ocean Blvd' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'count', of: 'maxGuests', says: 5 },
    { kind: 'wifi', network: 'PalmCourt12B', password: 'flamingo#12' },
    { kind: 'code', opens: 'gate', says: '#8841' },
    { kind: 'code', opens: 'door', says: '5063' },
    { kind: 'parking', says: 'Space 44' },
    { kind: 'phone', of: 'host', says: '3215550128' },
    { kind: 'phone', of: 'gate', says: '3215550129' },
    { kind: 'feature', room: 'Master bedroom', says: 'King bed' },
    { kind: 'feature', room: 'Master bedroom', says: '50" TV' },
    { kind: 'feature', room: 'Master bedroom', says: 'ensuite' },
    { kind: 'feature', room: 'Guest bedroom', says: 'Two twin beds' },
    { kind: 'feature', room: 'Guest bedroom', says: 'crib' },
    { kind: 'feature', room: 'Kitchen', says: 'Keurig' },
    { kind: 'feature', room: 'Kitchen', says: 'blender' },
    { kind: 'feature', room: 'Kitchen', says: 'pots and pans' },
    { kind: 'feature', room: 'Balcony', says: 'loungers' },
    { kind: 'device', says: 'Thermostat' },
    { kind: 'device', says: 'Washer / dryer' },
    { kind: 'device', says: 'HDMI 2' },
    { kind: 'rule', says: 'Smoking' },
    { kind: 'rule', says: 'Pets' },
    { kind: 'rule', says: 'Quiet hours' },
    { kind: 'rule', says: 'no glass' },
    { kind: 'rule', says: 'Trash chute' },
    { kind: 'step', says: 'Start the dishwasher' },
    { kind: 'step', says: 'used towels' },
    { kind: 'step', says: 'parking permit' },
    { kind: 'firstAid', says: 'shelf of the pantry' },
    { kind: 'emergency', says: 'Fire extinguisher' },
    { kind: 'emergency', says: 'Behind the washer' },
    { kind: 'phone', of: 'medical', says: '3215550190' },
    { kind: 'place', category: 'Cafe', says: 'Sandbar Coffee' },
    { kind: 'place', category: 'Restaurant', says: 'Salty Pelican' },
    { kind: 'place', category: 'Shop', says: 'Publix' },
  ],
}

export default sample
