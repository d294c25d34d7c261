import type { SampleText } from '#tests/texts/text.ts'

const sample: SampleText = {
  name: 'questions-en',
  language: 'en',
  shape: 'questions and answers',
  text: `Pinecone Studio: Frequently asked questions

Q: When can we check in?
A: From 4 pm. Late arrivals are fine, the keypad works all night.

Q: How do we get in?
A: Punch 6620# on the keypad at the front door.

Q: What is the wifi?
A: Network Pinecone, password is "three-small-bears". There is also Pinecone_5G (same password).

Q: Where do we park?
A: One spot, number 12, behind the building. Do not park in front of the dumpsters or you will be towed.

Q: Is there anything to cook with?
A: Yes. The kitchenette has a hot plate, a toaster oven and two sets of plates.

Q: How does the heater work?
A: The heater is on the wall by the bed. Turn the dial to 3 and wait ten minutes.

Q: Are pets allowed?
A: No pets, sorry.

Q: What about noise?
A: Quiet hours are from 9 pm to 7 am.

Q: Where can we eat?
A: Lola's Diner does breakfast all day and is a 4 minute walk. For beer go to Half Moon Taproom.

Q: Is the tap water safe?
A: Yes, the tap water is safe to drink.

Q: What do we do when we leave?
A: Put used towels in the basket, wash your dishes and close the windows. Check out is 11 am.

Q: Who do we call?
A: Text Ana at 541-555-0109. In an emergency dial 911, then the building manager, 541-555-0172.`,
  expected: [
    { kind: 'name', says: 'Pinecone Studio' },
    { kind: 'time', of: 'checkIn', says: '16:00' },
    { kind: 'arrival', of: 'late', says: 'Late arrivals are fine' },
    { kind: 'code', opens: 'door', says: '6620' },
    { kind: 'wifi', network: 'Pinecone', password: 'three-small-bears' },
    { kind: 'wifi', network: 'Pinecone_5G', password: 'three-small-bears' },
    { kind: 'parking', says: 'One spot, number 12' },
    { kind: 'feature', room: 'Kitchenette', says: 'hot plate' },
    { kind: 'feature', room: 'Kitchenette', says: 'toaster oven' },
    { kind: 'feature', room: 'Kitchenette', says: 'two sets of plates' },
    { kind: 'device', says: 'Turn the dial to 3' },
    { kind: 'rule', says: 'No pets' },
    { kind: 'rule', says: 'Quiet hours are from 9 pm' },
    { kind: 'place', category: 'Restaurant', says: "Lola's Diner" },
    { kind: 'place', category: 'Bar', says: 'Half Moon Taproom' },
    { kind: 'emergency', says: 'safe to drink' },
    { kind: 'step', says: 'Put used towels in the basket' },
    { kind: 'step', says: 'wash your dishes' },
    { kind: 'step', says: 'close the windows' },
    { kind: 'time', of: 'checkOut', says: '11:00' },
    { kind: 'phone', of: 'host', says: '5415550109' },
    { kind: 'phone', of: 'other', says: '5415550172' },
  ],
}

export default sample
