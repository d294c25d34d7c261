import { defineCopy } from './define-copy.ts'

/** Each as in a sentence: in English. */
type Languages = { there: string; here: string }

/** One entry in several guides: putting it there, and letting it follow. */
export const copiesCopy = defineCopy({
  es: {
    put: {
      action: (entry: string) => `Poner ${entry.toLowerCase()} en otras guías…`,
      title: (name: string) => `Poner «${name}» en otras guías`,
      lead: 'Queda al final de la misma lista. Cuando la cambies, te preguntamos si el cambio va también en las otras.',
      unsaved: 'Va lo que ya guardaste: lo que escribiste después en esta entrada no.',
      guides: 'En cuáles',
      otherLanguage: ({ there, here }: Languages) =>
        `Está ${there}: la entrada queda ahí ${here}, como la escribiste.`,
      all: 'Todas',
      confirm: (count: number) => {
        if (count === 0) return 'Poner'
        return count === 1 ? 'Poner en 1 guía' : `Poner en ${count} guías`
      },
      choose: 'Elige al menos una guía',
      tooMany: (max: number) => `Caben hasta ${max} a la vez`,
      cancel: 'Cancelar',
      done: (names: string) => `Listo: ya está también en ${names}.`,
      stale:
        'Esta guía se guardó en otro lugar desde que la abriste. Ábrela de nuevo; en las otras no cambió nada.',
      refused: (reason: string) => `${reason} En tus otras guías no cambió nada.`,
    },
    spread: {
      title: (names: string) => `También en ${names}`,
      lead: 'Tu guía ya está guardada. Lo que cambiaste está también en otras: elige en cuáles aplicarlo.',
      before: 'Ahí dice',
      after: 'Va a decir',
      here: 'Aquí dice',
      where: (name: string) => `Aplicar «${name}» en`,
      apply: 'Aplicar',
      choose: 'Elige al menos una guía, o «Ahora no»',
      notNow: 'Ahora no',
      done: (names: string) => `Listo: el cambio está también en ${names}.`,
      stale:
        'Esta guía se guardó en otro lugar mientras mirabas. Tu cambio está guardado; en las otras no cambió nada.',
      refused: (reason: string) => `${reason} Tu guía está guardada; en las otras no cambió nada.`,
    },
    unanswered:
      'Nadie respondió: no sabemos si se aplicó. Intenta de nuevo; nada se aplica dos veces.',
    more: (count: number) => (count === 1 ? '1 guía más' : `${count} guías más`),
    stayed: 'Sin aplicar:',
    retry: 'Intentar de nuevo',
    close: 'Cerrar',
  },
  en: {
    put: {
      action: (entry: string) => `Put ${entry.toLowerCase()} in other guides…`,
      title: (name: string) => `Put “${name}” in other guides`,
      lead: 'It goes to the end of the same list. When you change it, we ask whether the change goes to the others, too.',
      unsaved: 'What you have saved goes: what you typed in this entry since does not.',
      guides: 'In which ones',
      otherLanguage: ({ there, here }: Languages) =>
        `It is ${there}: the entry stands there ${here}, as you wrote it.`,
      all: 'All of them',
      confirm: (count: number) => {
        if (count === 0) return 'Put'
        return count === 1 ? 'Put in 1 guide' : `Put in ${count} guides`
      },
      choose: 'Choose at least one guide',
      tooMany: (max: number) => `Up to ${max} fit at a time`,
      cancel: 'Cancel',
      done: (names: string) => `Done: it is in ${names}, too.`,
      stale:
        'This guide was saved somewhere else since you opened it. Open it again; nothing changed in the others.',
      refused: (reason: string) => `${reason} Nothing changed in your other guides.`,
    },
    spread: {
      title: (names: string) => `Also in ${names}`,
      lead: 'Your guide is saved. What you changed stands in others, too: choose where to apply it.',
      before: 'It says there',
      after: 'It will say',
      here: 'It says here',
      where: (name: string) => `Apply “${name}” in`,
      apply: 'Apply',
      choose: 'Choose at least one guide, or “Not now”',
      notNow: 'Not now',
      done: (names: string) => `Done: the change is in ${names}, too.`,
      stale:
        'This guide was saved somewhere else while you were looking. Your change is saved; nothing changed in the others.',
      refused: (reason: string) => `${reason} Your guide is saved; nothing changed in the others.`,
    },
    unanswered:
      'Nobody answered: we do not know whether it was applied. Try again; nothing is applied twice.',
    more: (count: number) => (count === 1 ? '1 more guide' : `${count} more guides`),
    stayed: 'Not applied:',
    retry: 'Try again',
    close: 'Close',
  },
})
