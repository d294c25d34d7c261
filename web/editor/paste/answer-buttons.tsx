import { ChevronDown } from 'lucide'
import { useState } from 'react'
import {
  type Destination,
  destinationsOf,
  isSameDestination,
} from '#domain/guide/reader/placing/move-fact.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Item, Place } from './review.ts'
import { isEither, labelOf, nameOf, sayDestination } from './say-fact.ts'
import { wordsIn } from './spans.ts'
import type { ReviewDeeds } from './use-review.ts'

type AnswerButtonsProps = {
  /** One, or several that are answered alike. */
  items: readonly Item[]
  place: Place
  deeds: ReviewDeeds
  size?: 'compact' | 'thumb'
}

/** What may be said to an item: what it most likely is, what else it may be, and that it is left out. */
export function AnswerButtons({ items, place, deeds, size = 'compact' }: AnswerButtonsProps) {
  const copy = useCopy(pasteCopy)
  const { tabs } = useCopy(editorCopy)
  const [item] = items
  if (!item) return null
  const { fact, or } = item
  const isOne = items.length === 1
  const name = isOne ? nameOf(item, copy) : copy.chosen(items.length)
  const isEitherOne = isOne && place === 'asked' && isEither(item, copy)
  const canAccept = place === 'asked' && items.every((each) => each.fact)
  const [last] = deeds.lastSaid
  const lookWith = (room: string): Partial<ButtonProps> =>
    size === 'thumb'
      ? { className: `min-h-13 flex-1 gap-1! px-2! text-[0.9375rem] ${room}` }
      : { size: 'compact' }
  const press = (label: string, more: Partial<ButtonProps>) => (
    <Button {...lookWith('min-w-0')} {...more} aria-label={copy.of(label, name)}>
      <span className="line-clamp-2 wrap-break-word">{label}</span>
    </Button>
  )
  const isSettled = place === 'placed' || place === 'out'
  return (
    <>
      <KindMenu
        {...{ items, name, deeds }}
        look={lookWith('min-w-min')}
        isFirst={!canAccept && !isSettled && !last}
      />
      {isEitherOne && fact && or
        ? press(labelOf(or, copy), { onClick: () => deeds.onOther(item, or) })
        : place === 'out'
          ? null
          : press(copy.leaveOut, { onClick: () => deeds.onVerdict(items, 'out') })}
      {canAccept && fact
        ? press(isEitherOne ? labelOf(fact, copy) : copy.accept, {
            tone: 'primary',
            'data-next': true,
            onClick: () => deeds.onVerdict(items, 'in'),
          } as Partial<ButtonProps>)
        : null}
      {!canAccept && !isSettled && last
        ? press(sayDestination(last, copy, tabs), {
            tone: 'primary',
            'data-next': true,
            onClick: () => deeds.onSay(items, last),
          } as Partial<ButtonProps>)
        : null}
    </>
  )
}

type KindMenuProps = Pick<AnswerButtonsProps, 'items' | 'deeds'> & {
  name: string
  look: Partial<ButtonProps>
  /** Nothing is likelier than what stands in it. */
  isFirst: boolean
}

/** Everything that words can be: what was said last first, what is rare when it is asked for. */
function KindMenu({ items, deeds, name, look, isFirst }: KindMenuProps) {
  const copy = useCopy(pasteCopy)
  const { tabs } = useCopy(editorCopy)
  const { lastSaid, rooms, texts, onSay, onVerdict, onCut } = deeds
  const [item] = items
  const label = items.every(({ fact }) => fact) ? copy.other : copy.whatIsIt
  const [showsAll, setShowsAll] = useState(false)
  const { usual, rare } = destinationsOf(rooms)
  const isLastSaid = (to: Destination) => lastSaid.some((each) => isSameDestination(each, to))
  const entry = (to: Destination) => {
    const said = sayDestination(to, copy, tabs)
    return (
      <MenuItem key={said} onSelect={() => onSay(items, to)}>
        {said}
      </MenuItem>
    )
  }
  const canBeCut =
    items.length === 1 &&
    item !== undefined &&
    (item.whole !== undefined || !item.isQuiet) &&
    item.from.some((span) => wordsIn(texts, span).length > 3)
  return (
    <Menu
      align="start"
      trigger={
        <Button
          {...look}
          tone={isFirst ? 'primary' : 'secondary'}
          data-next={isFirst || undefined}
          aria-label={copy.of(label, name)}
        >
          {label}
          <Icon of={ChevronDown} size={16} />
        </Button>
      }
    >
      {canBeCut ? <MenuItem onSelect={() => onCut(item)}>{copy.cut}</MenuItem> : null}
      <MenuItem onSelect={() => onVerdict(items, 'out')}>{copy.leaveOut}</MenuItem>
      <MenuSeparator />
      {lastSaid.map(entry)}
      {lastSaid.length > 0 ? <MenuSeparator /> : null}
      {usual.filter((to) => !isLastSaid(to)).map(entry)}
      <MenuSeparator />
      {showsAll ? (
        rare.filter((to) => !isLastSaid(to)).map(entry)
      ) : (
        <MenuItem staysOpen onSelect={() => setShowsAll(true)}>
          {copy.moreKinds}
        </MenuItem>
      )}
    </Menu>
  )
}
