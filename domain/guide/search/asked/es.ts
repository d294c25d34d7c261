export const es = `
wifi: contraseña wifi
door: abrir puerta
door: llave puerta
door: clave puerta
door: código puerta
door: cerradura puerta
door: llave casa
door: entrar casa
door: entrada edificio
door: cerradura código
door: llave abre
gate: portón
gate: caseta
gate: guardia
gate: garita
gate: portero
gate: vigilante
parking: estacionamiento
parking: estacionar
hot_water: agua caliente
hot_water: boiler
hot_water: ducha caliente
hot_water: calefón
hot_water: termotanque
climate: aire acondicionado
climate: calefacción
drinking_water: agua potable
drinking_water: beber agua
drinking_water: tomar agua
drinking_water: agua embotellada
drinking_water: agua canilla
rubbish: basura
kitchen: cocina
kitchen: estufa
outages: apagón
outages: corte agua
outages: bomba agua
outages: tinaco
outages: corta luz
outages: interruptor
outages: fue luz
disasters: temblor
disasters: tiembla
disasters: sismo
disasters: terremoto
disasters: huracán
tv: tv
tv: pantalla
washing: lavadora
noise: ruido
pets: mascota
pets: perrito
smoking: fumar
smoking: fuma
children: niños
extra_guests: visitas
extra_guests: invitados
extra_guests: personas extra
extra_guests: huéspedes extra
extra_guests: máximo personas
extra_guests: personas registradas
late_checkout: salida tarde
late_checkout: salir más tarde
late_checkout: check-out tardío
late_checkout: extender estancia
luggage: equipaje
luggage: dejar cosas
shop: tienda
shop: supermercado
shop: oxxo
pharmacy: farmacia
transport: taxi
transport: transporte público
transport: parada autobús
transport: línea metro
transport: metrobús
emergency: emergencia
emergency: hospital
contact: llamar anfitrión
contact: mensaje anfitrión
`
