import { counted, defineCopy } from './define-copy.ts'

export const copiesCopy = defineCopy({
  put: {
    action: ['Copiar a otras guías…', 'Copy to other guides…'],
    title: ['Copiar «{name}» a otras guías', 'Copy “{name}” to other guides'],
    lead: [
      'Queda al final de la misma lista. Cuando la cambies, te preguntamos si el cambio va también en las otras.',
      'It goes to the end of the same list. When you change it, we ask whether the change goes to the others, too.',
    ],
    unsaved: [
      'Va lo que ya guardaste: lo que escribiste después en esta entrada no.',
      'What you have saved goes: what you typed in this entry since does not.',
    ],
    guides: ['En cuáles', 'Guides'],
    all: ['Todas', 'All of them'],
    confirm: counted({
      none: ['Copiar', 'Copy'],
      many: ['Copiar a {count} guía|guías', 'Copy to {count} guide|guides'],
    }),
    choose: ['Elige al menos una guía', 'Choose at least one guide'],
    tooMany: ['Caben hasta {max} a la vez', 'Up to {max} fit at a time'],
    done: ['Listo: ya está también en {names}.', 'Done: it is in {names}, too.'],
    stale: [
      'Esta guía se guardó en otro lugar desde que la abriste. Ábrela de nuevo; en las otras no cambió nada.',
      'This guide was saved somewhere else since you opened it. Open it again; nothing changed in the others.',
    ],
    refused: [
      '{reason} En tus otras guías no cambió nada.',
      '{reason} Nothing changed in your other guides.',
    ],
  },
  spread: {
    title: ['También en {names}', 'Also in {names}'],
    lead: [
      'Tu guía ya está guardada. Lo que cambiaste está también en otras: elige en cuáles aplicarlo.',
      'Your guide is saved. What you changed stands in others, too: choose where to apply it.',
    ],
    before: ['Ahí dice', 'It says there'],
    after: ['Va a decir', 'It will say'],
    here: ['Aquí dice', 'It says here'],
    where: ['Aplicar «{name}» en', 'Apply “{name}” in'],
    apply: ['Aplicar', 'Apply'],
    choose: ['Elige al menos una guía, o «Ahora no»', 'Choose at least one guide, or “Not now”'],
    notNow: ['Ahora no', 'Not now'],
    done: ['Listo: el cambio está también en {names}.', 'Done: the change is in {names}, too.'],
    stale: [
      'Esta guía se guardó en otro lugar mientras mirabas. Tu cambio está guardado; en las otras no cambió nada.',
      'This guide was saved somewhere else while you were looking. Your change is saved; nothing changed in the others.',
    ],
    refused: [
      '{reason} Tu guía está guardada; en las otras no cambió nada.',
      '{reason} Your guide is saved; nothing changed in the others.',
    ],
  },
  /** Languages as in a sentence: in English. */
  otherLanguage: [
    'Está {there}: la entrada queda ahí {here}, como la escribiste.',
    'It is {there}: the entry stands there {here}, as you wrote it.',
  ],
  unanswered: [
    'Nadie respondió: no sabemos si se aplicó. Intenta de nuevo; nada se aplica dos veces.',
    'Nobody answered: we do not know whether it was applied. Try again; nothing is applied twice.',
  ],
  more: ['{count} guía|guías más', '{count} more guide|guides'],
  stayed: ['Sin aplicar:', 'Not applied:'],
})
