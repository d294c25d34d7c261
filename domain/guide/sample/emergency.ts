import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const emergency: Record<Locale, Tabs['emergency']> = {
  es: {
    emergencyServices: '911',
    policeContact: 'Policía del barrio: 55 5555 0110',
    fireContact: 'Bomberos Cuauhtémoc: 55 5555 0113',
    medicalContact: 'Clínica Roma, abierta las 24 horas: 55 5555 0118',
    firstAidLocation: 'Botiquín rojo en el baño de visitas, detrás de la puerta.',
    emergencyItems: [
      {
        title: 'Extintor',
        notes:
          'En la cocina, a la izquierda del refri. Jalen el seguro y apunten a la base del fuego.',
      },
      {
        title: 'Llave de paso del gas',
        notes: 'Caja amarilla del patio. Hacia la derecha se cierra.',
      },
      {
        title: 'Si suena la alerta sísmica',
        notes:
          'Salgan al patio y quédense junto al muro rosa, lejos de la barda. Punto de reunión: la plaza.',
      },
    ],
  },
  en: {
    emergencyServices: '911',
    policeContact: 'Neighbourhood police: 55 5555 0110',
    fireContact: 'Cuauhtémoc fire station: 55 5555 0113',
    medicalContact: 'Clínica Roma, open 24 hours: 55 5555 0118',
    firstAidLocation: 'Red first aid kit in the guest bathroom, behind the door.',
    emergencyItems: [
      {
        title: 'Fire extinguisher',
        notes: 'In the kitchen, left of the fridge. Pull the pin and aim at the base of the fire.',
      },
      {
        title: 'Gas shut-off valve',
        notes: 'Yellow box in the courtyard. Turn right to close it.',
      },
      {
        title: 'If the earthquake alarm sounds',
        notes:
          'Go out to the courtyard and stay by the pink wall, away from the fence. Meeting point: the square.',
      },
    ],
  },
}
