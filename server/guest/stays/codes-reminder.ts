import type { GuideLanguage } from '#domain/values/guide-language.ts'

type Reminder = {
  id: string
  name: string
  link: string
  opensAt: number
  locale: GuideLanguage
  now: Date
}

const words = {
  es: {
    title: (name: string) => `Claves de ${name}`,
    why: 'Abre este enlace con señal: las claves se guardan en tu celular.',
  },
  en: {
    title: (name: string) => `Codes of ${name}`,
    why: 'Open this link with a signal: the codes stay on your phone.',
  },
  fr: {
    title: (name: string) => `Codes de ${name}`,
    why: 'Ouvrez ce lien avec du réseau : les codes restent sur votre téléphone.',
  },
  pt: {
    title: (name: string) => `Códigos de ${name}`,
    why: 'Abra este link com sinal: os códigos ficam no seu celular.',
  },
  de: {
    title: (name: string) => `Codes für ${name}`,
    why: 'Öffne diesen Link mit Empfang: Die Codes bleiben auf deinem Handy.',
  },
}

/** A calendar's file for the moment at which a stay's codes open. */
export function codesReminder({ id, name, link, opensAt, locale, now }: Reminder) {
  const { title, why } = words[locale]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//stay//codes//ES',
    'BEGIN:VEVENT',
    `UID:${id}@codes`,
    `DTSTAMP:${stampOf(now.getTime())}`,
    `DTSTART:${stampOf(opensAt)}`,
    `DTEND:${stampOf(opensAt + quarterHourMs)}`,
    `SUMMARY:${escaped(title(name))}`,
    `DESCRIPTION:${escaped(`${why}\n${link}`)}`,
    `URL:${link}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title(name))}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.flatMap(folded).join('\r\n')}\r\n`
}

const quarterHourMs = 15 * 60 * 1000

function stampOf(at: number) {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string) {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n')
}

/** No line of a calendar is longer than 75 bytes; what goes on begins with a space. */
function folded(line: string) {
  const lines: string[] = []
  let current = ''
  for (const letter of line) {
    if (Buffer.byteLength(current + letter) > 74) {
      lines.push(current)
      current = ' '
    }
    current += letter
  }
  return [...lines, current]
}
