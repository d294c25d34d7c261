export const pt = `
wifi: senha wifi
wifi: senha internet
door: abrir porta
door: código porta
door: senha porta
door: chave porta
door: fechadura
gate: portão
gate: portaria
gate: porteiro
parking: estacionamento
parking: garagem
parking: vaga carro
hot_water: água quente
hot_water: aquecedor água
hot_water: chuveiro
climate: ar condicionado
climate: aquecimento
climate: ventilador
drinking_water: água potável
drinking_water: água torneira
drinking_water: beber água
drinking_water: filtro água
rubbish: lixo
rubbish: reciclagem
kitchen: cozinha
kitchen: fogão
outages: apagão
outages: falta luz
outages: falta água
outages: queda energia
outages: disjuntor
disasters: terremoto
disasters: furacão
disasters: enchente
tv: tv
tv: televisão
tv: controle remoto
washing: máquina lavar
washing: lavanderia
washing: lavar roupa
noise: barulho
noise: silêncio
noise: festa
pets: animais
pets: cachorro
pets: pet
smoking: fumar
smoking: cigarro
children: criança
children: bebê
children: berço
extra_guests: visitas
extra_guests: convidados
late_checkout: saída tardia
late_checkout: sair mais tarde
luggage: bagagem
luggage: malas
luggage: guarda-volumes
shop: supermercado
shop: mercado
shop: loja
shop: padaria
pharmacy: farmácia
pharmacy: drogaria
transport: táxi
transport: ônibus
transport: linha metrô
emergency: emergência
contact: ligar anfitrião
contact: mensagem anfitrião
`
