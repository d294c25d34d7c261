export const fr = `
wifi: code wifi
wifi: passe wifi
wifi: clé wifi
door: ouvrir porte
door: code porte
door: clé porte
door: serrure
door: digicode
gate: portail
gate: gardien
gate: barrière
parking: parking
parking: stationnement
parking: garer
hot_water: eau chaude
hot_water: chauffe-eau
climate: climatisation
climate: chauffage
climate: ventilateur
drinking_water: eau potable
drinking_water: eau robinet
drinking_water: boire eau
rubbish: poubelle
rubbish: ordures
rubbish: recyclage
kitchen: cuisine
kitchen: plaques
outages: panne
outages: coupure
outages: disjoncteur
disasters: séisme
disasters: tremblement terre
disasters: ouragan
disasters: inondation
tv: tv
tv: télévision
tv: télécommande
washing: lave-linge
washing: machine laver
washing: laverie
noise: bruit
noise: fête
noise: musique
pets: animaux
pets: chien
smoking: fumer
smoking: fumeur
smoking: cigarette
children: enfant
children: bébé
extra_guests: visiteurs
extra_guests: invités
late_checkout: départ tardif
late_checkout: partir tard
luggage: bagages
luggage: valises
luggage: consigne
shop: supermarché
shop: épicerie
shop: magasin
shop: boulangerie
pharmacy: pharmacie
transport: taxi
transport: bus
transport: métro
transport: tramway
transport: navette
emergency: urgence
contact: appeler hôte
contact: contacter hôte
`
