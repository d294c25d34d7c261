import type { CardName, GuestCard } from '#domain/guest/cards.ts'
import type { GuestWords } from '#web/copy/guest.ts'

/** What a card is called: by its host, by us, or by the section it stands in. */
export function cardTitle({ anchor, title, section }: GuestCard, words: GuestWords): string {
  return title ?? ourTitles(words)[anchor as CardName] ?? words.sections[section]
}

function ourTitles(words: GuestWords): Record<CardName, string> {
  return {
    'getting-here': words.gettingHere,
    gatehouse: words.atTheGate,
    'getting-in': words.gettingIn,
    'arriving-late': words.arrivingLate,
    'does-not-open': words.doesNotOpen,
    'your-host': words.yourHost,
    note: words.note,
    parking: words.parking,
    where: words.whereYouAre,
    'first-aid': words.firstAid,
  }
}
