import type { SampleText } from '#tests/texts/text.ts'

export const condoInGalveston: SampleText = {
  name: 'condo in Galveston',
  language: 'en',
  shape: 'table',
  text: `PELICAN PERCH #604 \tInfo for renters (updated May)
\t
WHERE\t8811 Gulf Drift Blvd, Unit 604, Galveston, TX 77551
IN / OUT\tin after 3 pm, out before 10 am
HOW MANY\t6 people tops, that includes babies. 2 BR, 2 BA
FROM HOUSTON\tI-45 south till it turns into Broadway, right on 81st, left on the seawall. About an hour
FROM HOBBY\tSeabreeze Shuttle van from the airport, book it the day before
GUARD SHACK\ttell them Unit 604 and the name on the booking, they hand you a dash pass
\tshack's direct line 409-555-0121
POOL GATE\t7719* (changes monthly, this is current)
FRONT DOOR\t460388, then twist the knob right
DEAD KEYPAD?\ttouch a 9-volt to the two dots under it and punch your code again
GETTING HERE LATE\tthe lobby locks at 11 pm, use the side entrance by the ice machine
CARS\tspots 604A and 604B on level 1. No boat trailers, sorry
WI-FI\tPerch604 | pw: SaltyFries77
\t
ROOM | WHAT'S IN IT
Master | king bed, gulf view
Guest room | two queens, pack n play
Kitchen | Keurig, crab pots
Balcony | bistro set, binoculars
\t
GADGET | THE TRICK
Elevator | hold your pass on the reader till it beeps
AC | won't run with the balcony slider open, there's a sensor
Washer | lid has to click; pods go in the drum not the drawer
Storm shutters | crank is in the coat closet, turn clockwise to lower
\t
PLEASE DON'T / PLEASE DO
Rinse the sand off at the ground floor shower first
We can't allow grilling on the balcony (fire code)
Wristbands on at the pool or they'll kick you out
Keep it down after 10, sound carries in this building
\t
WE LIKE\tWHY
Gumbo Sally's\tget the dark roux, cash only, 5 min drive
Second Wave Coffee\tlocals' spot, iced horchata latte
Tully & Pratt Market\tshrimp right off the boat
The Rusty Davit\tmargaritas with your feet in the sand
Fort Tern\told gun batteries, free, kids love it
\t
UH-OH\t
Breaker box\thall closet, behind the ironing board
Hurricane evac\tI-45 north, leave when the city says so, don't wait on us
Extinguisher\tunder kitchen sink
Band-aids etc (first aid)\tmaster bath, middle drawer
Sandbar Urgent Care\t409-555-0164
Galveston PD front desk\t409-555-0102
Maintenance guy, Rolando\t409-555-0148, he's in the building 8-5
\t
LAST MORNING\trun the dishwasher, trash down the chute, towels in the tub, AC up to 78
\t
CALL ME\tDarla, 409-555-0190 (text is better) or darla604@example.com
`,
  expected: [
    { kind: 'name', says: 'PELICAN PERCH' },
    { kind: 'address', says: '8811 Gulf Drift Blvd' },
    { kind: 'time', of: 'checkIn', says: '15:00' },
    { kind: 'time', of: 'checkOut', says: '10:00' },
    { kind: 'count', of: 'maxGuests', says: 6 },
    { kind: 'count', of: 'bedrooms', says: 2 },
    { kind: 'count', of: 'bathrooms', says: 2 },
    { kind: 'arrival', of: 'byCar', says: 'I-45 south till it turns into Broadway' },
    { kind: 'arrival', of: 'byPlane', says: 'Seabreeze Shuttle van' },
    { kind: 'arrival', of: 'gate', says: 'tell them Unit 604' },
    { kind: 'phone', of: 'gate', says: '4095550121' },
    { kind: 'code', opens: 'other', says: '7719' },
    { kind: 'code', opens: 'door', says: '460388' },
    { kind: 'arrival', of: 'doesNotOpen', says: 'touch a 9-volt to the two dots' },
    { kind: 'arrival', of: 'late', says: 'use the side entrance by the ice machine' },
    { kind: 'parking', says: 'spots 604A and 604B' },
    { kind: 'wifi', network: 'Perch604', password: 'SaltyFries77' },
    { kind: 'feature', room: 'Master', says: 'king bed' },
    { kind: 'feature', room: 'Master', says: 'gulf view' },
    { kind: 'feature', room: 'Guest room', says: 'two queens' },
    { kind: 'feature', room: 'Guest room', says: 'pack n play' },
    { kind: 'feature', room: 'Kitchen', says: 'Keurig' },
    { kind: 'feature', room: 'Kitchen', says: 'crab pots' },
    { kind: 'feature', room: 'Balcony', says: 'bistro set' },
    { kind: 'feature', room: 'Balcony', says: 'binoculars' },
    { kind: 'device', says: 'hold your pass on the reader' },
    { kind: 'device', says: "won't run with the balcony slider open" },
    { kind: 'device', says: 'lid has to click' },
    { kind: 'device', says: 'turn clockwise to lower' },
    { kind: 'rule', says: 'Rinse the sand off' },
    { kind: 'rule', says: "can't allow grilling on the balcony" },
    { kind: 'rule', says: 'Wristbands on at the pool' },
    { kind: 'rule', says: 'Keep it down after 10' },
    { kind: 'place', category: 'Restaurant', says: "Gumbo Sally's" },
    { kind: 'place', category: 'Cafe', says: 'Second Wave Coffee' },
    { kind: 'place', category: 'Shop', says: 'Tully & Pratt Market' },
    { kind: 'place', category: 'Bar', says: 'The Rusty Davit' },
    { kind: 'place', category: 'Attraction', says: 'Fort Tern' },
    { kind: 'emergency', says: 'behind the ironing board' },
    { kind: 'emergency', says: 'leave when the city says so' },
    { kind: 'emergency', says: 'under kitchen sink' },
    { kind: 'firstAid', says: 'master bath, middle drawer' },
    { kind: 'phone', of: 'medical', says: '4095550164' },
    { kind: 'phone', of: 'police', says: '4095550102' },
    { kind: 'phone', of: 'other', says: '4095550148' },
    { kind: 'step', says: 'run the dishwasher' },
    { kind: 'step', says: 'trash down the chute' },
    { kind: 'step', says: 'towels in the tub' },
    { kind: 'step', says: 'AC up to 78' },
    { kind: 'phone', of: 'host', says: '4095550190' },
    { kind: 'email', says: 'darla604@example.com' },
  ],
}
