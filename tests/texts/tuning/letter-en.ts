import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'letter-en',
  language: 'en',
  shape: 'letter',
  text: `Dear guests,

Welcome to Saltgrass Cottage, and thank you for choosing to stay with us. We hope you rest well here.

You can come in any time after 3:30 pm. The address is 61 Ferry Lane, Windle Point, ME 04500. There are two sets of keys: one hangs in the lockbox by the porch light, which opens with 9051, and the spare set is with our neighbor Walt at 207-555-0126.

Parking is easy. Our driveway takes one car. A second car can be left on the grass next to the shed. When the lane is full, use the public lot by the ferry, which is free at night.

The SSID is Saltgrass and the password is "low tide, 6 am". Your kids can use the guest network, Saltgrass-Guest, password: seashells.

In the kitchen you'll find a gas stove, a kettle and a French press. The bedroom has a queen bed and a reading lamp. There is a washer and dryer in the hall closet. To use the washer, close the lid firmly and push the knob in.

Please don't smoke in the house; smoking on the porch is fine. We ask that you keep quiet after ten. Sorry, no dogs.

For supper we like The Brass Oar, whose chowder is worth the wait. Groceries are at Windle Market, two minutes by car.

If the power goes out, the flashlights are in the drawer under the phone. The fire extinguisher hangs beside the back door. Bandages and aspirin are in the first aid kit over the washer.

On your last morning, strip the beds and leave the sheets in the tub. Then run the dishwasher, take the trash to the bin by the shed and put both sets of keys back in the lockbox. Check-out is by 10:30.

Call me whenever you need anything, 207-555-0188.

Warmly,
Ida`,
  expected: [
    { kind: 'name', says: 'Saltgrass Cottage' },
    { kind: 'welcome', says: 'thank you for choosing' },
    { kind: 'time', of: 'checkIn', says: '15:30' },
    { kind: 'time', of: 'checkOut', says: '10:30' },
    { kind: 'address', says: '61 Ferry Lane' },
    { kind: 'code', opens: 'lockbox', says: '9051' },
    { kind: 'phone', of: 'other', says: '2075550126' },
    { kind: 'parking', says: 'use the public lot by the ferry' },
    { kind: 'wifi', network: 'Saltgrass', password: 'low tide, 6 am' },
    { kind: 'wifi', network: 'Saltgrass-Guest', password: 'seashells' },
    { kind: 'feature', room: 'Kitchen', says: 'gas stove' },
    { kind: 'feature', room: 'Kitchen', says: 'kettle' },
    { kind: 'feature', room: 'Kitchen', says: 'French press' },
    { kind: 'feature', room: 'Bedroom', says: 'queen bed' },
    { kind: 'feature', room: 'Bedroom', says: 'reading lamp' },
    { kind: 'feature', room: 'Hall closet', says: 'washer and dryer' },
    { kind: 'device', says: 'close the lid firmly' },
    { kind: 'rule', says: 'smoke in the house' },
    { kind: 'rule', says: 'smoking on the porch is fine' },
    { kind: 'rule', says: 'quiet after ten' },
    { kind: 'rule', says: 'no dogs' },
    { kind: 'place', category: 'Restaurant', says: 'The Brass Oar' },
    { kind: 'place', category: 'Shop', says: 'Windle Market' },
    { kind: 'emergency', says: 'flashlights' },
    { kind: 'emergency', says: 'beside the back door' },
    { kind: 'firstAid', says: 'over the washer' },
    { kind: 'step', says: 'strip the beds' },
    { kind: 'step', says: 'leave the sheets in the tub' },
    { kind: 'step', says: 'run the dishwasher' },
    { kind: 'step', says: 'take the trash to the bin' },
    { kind: 'step', says: 'both sets of keys' },
    { kind: 'phone', of: 'host', says: '2075550188' },
  ],
}

export default sample
