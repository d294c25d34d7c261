export const de = `
wifi: wlan passwort
wifi: wifi passwort
door: tür öffnen
door: haustür
door: türcode
door: schlüssel tür
door: schlüsselkasten
gate: hoftor
gate: einfahrt
gate: schranke
gate: pförtner
parking: parkplatz
parking: parken
parking: stellplatz
parking: tiefgarage
hot_water: warmwasser
hot_water: warmes wasser
hot_water: boiler
hot_water: durchlauferhitzer
climate: klimaanlage
climate: heizung
climate: ventilator
drinking_water: trinkwasser
drinking_water: leitungswasser
drinking_water: wasser trinken
rubbish: müll
rubbish: abfall
kitchen: küche
kitchen: herd
outages: stromausfall
outages: sicherung
disasters: erdbeben
disasters: hurrikan
disasters: unwetter
disasters: hochwasser
tv: tv
tv: fernseher
tv: fernbedienung
washing: waschmaschine
washing: wäsche
washing: waschsalon
noise: lärm
noise: nachtruhe
noise: ruhezeit
noise: musik
pets: haustier
pets: hunde
pets: katze
smoking: rauchen
smoking: raucher
children: kinder
children: baby
extra_guests: besuch
late_checkout: später auschecken
late_checkout: späte abreise
late_checkout: spätere abreise
luggage: gepäck
luggage: koffer
shop: supermarkt
shop: einkaufen
shop: bäckerei
pharmacy: apotheke
transport: taxi
transport: bus
transport: u-bahn
transport: s-bahn
transport: straßenbahn
transport: haltestelle
emergency: notfall
emergency: notruf
contact: gastgeber anrufen
contact: gastgeber nachricht
`
