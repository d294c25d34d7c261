export const en = `
wifi: wifi password
door: door code
door: door key
door: front door
door: smart lock
door: building entrance
door: key safe
door: key opens
gate: gate
gate: security guard
gate: doorman
parking: parking
hot_water: hot water
hot_water: boiler
hot_water: hot shower
climate: air conditioning
climate: heating
drinking_water: drinking water
drinking_water: tap water
drinking_water: bottled water
drinking_water: drinkable
rubbish: trash
kitchen: kitchen
kitchen: stove
outages: outage
outages: water outage
outages: breaker
outages: power failure
outages: lights out
disasters: earthquake
disasters: hurricane
disasters: flood
tv: tv
washing: laundry
noise: noise
pets: pets
smoking: smoking
children: children
extra_guests: visitors
extra_guests: extra guests
extra_guests: overnight guests
extra_guests: registered guests
extra_guests: maximum guests
late_checkout: late checkout
late_checkout: check out later
late_checkout: extend stay
luggage: luggage
luggage: leave bags
shop: supermarket
shop: grocery
pharmacy: pharmacy
transport: taxi
transport: public transport
transport: bus stop
transport: train station
emergency: emergency
emergency: hospital
contact: call host
contact: message host
`
