import { Check, ChevronDown, Pencil, Undo2, X } from 'lucide'
import { useState } from 'react'
import {
  type Destination,
  destinationsOf,
  isSameDestination,
} from '#domain/guide/reader/placing/move-fact.ts'
import { textsOfFact } from '#domain/guide/reader/placing/texts-of-fact.ts'
import { secretsIn } from '#domain/guide/reader/value/values.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button, type ButtonProps, IconButton } from '#web/ui/buttons/button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem, MenuSeparator } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { type Item, joinSpans, wordsIn } from './review.ts'
import { labelOf, nameOf, otherLabelOf, sayDestination } from './say-fact.ts'
import type { ReviewDeeds, Reviewing } from './use-review.ts'

type ReviewFooterProps = {
  reviewing: Reviewing
  /** How many stand in their place that have not been in view. */
  unseenCount: number
  hasLooked: boolean
  onLook: () => void
  onGo: () => void
}

/** At the lower edge, under the thumb: how far it is, and the answers to what is asked just now. */
export function ReviewFooter(props: ReviewFooterProps) {
  const { reviewing, unseenCount, hasLooked, onLook, onGo } = props
  const { review, deeds, targets, isChosen, isSeen, onShow, onUnpick, onUndo } = reviewing
  const copy = useCopy(pasteCopy)
  const openCount = review.open.length
  const done = review.total - openCount
  // Nothing goes into the guide that was not in view.
  const look = hasLooked ? copy.lookOn : copy.look
  const go = unseenCount > 0 ? look(unseenCount) : copy.go
  const onOn = unseenCount > 0 ? onLook : onGo
  return (
    <div data-footer className="mx-auto flex w-full max-w-3xl flex-col gap-3">
      {review.total > 0 ? (
        <div className="flex min-h-11 items-center gap-3">
          {onUndo ? (
            <IconButton
              tone="quiet"
              icon={Undo2}
              label={copy.undo}
              onClick={onUndo}
              className="-ml-2"
            />
          ) : null}
          {isChosen ? (
            <p className="min-w-0 flex-1 text-sm font-semibold">{copy.chosen(targets.length)}</p>
          ) : (
            <div className="flex min-w-fit flex-1 flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-3">
              <p className="shrink-0 whitespace-nowrap text-sm text-ink-soft tabular-nums">
                {copy.progressShort(done, review.total)}
              </p>
              <ProgressBar
                label={copy.progress(done, review.total)}
                value={done / review.total}
                className="min-w-8 sm:flex-1"
              />
            </div>
          )}
          {isChosen ? (
            <IconButton tone="quiet" icon={X} label={copy.unchoose} onClick={onUnpick} />
          ) : openCount > 0 ? (
            <Button size="compact" onClick={onOn} className="min-w-0 tabular-nums">
              {go}
            </Button>
          ) : null}
        </div>
      ) : null}
      {openCount === 0 ? (
        <Button
          tone="primary"
          data-next
          onClick={onOn}
          className="min-h-13 w-full tabular-nums sm:w-auto sm:self-end"
        >
          {go}
        </Button>
      ) : (
        <div className={joinClasses('flex flex-wrap gap-2', isChosen ? undefined : 'sm:hidden')}>
          {isChosen || isSeen ? (
            <AnswerButtons items={targets} deeds={deeds} size="thumb" />
          ) : (
            <Button tone="primary" data-next className="min-h-13 flex-1" onClick={onShow}>
              {copy.goOn}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type AnswerButtonsProps = {
  /** One, or several that are answered alike. */
  items: readonly Item[]
  deeds: ReviewDeeds
  size?: 'compact' | 'thumb'
}

/** What may be said to an item: what it most likely is, what else it may be, and that it is left out. */
export function AnswerButtons({ items, deeds, size = 'compact' }: AnswerButtonsProps) {
  const copy = useCopy(pasteCopy)
  const [item] = items
  if (!item) return null
  const { fact, or, place } = item
  const isOne = items.length === 1
  const name = isOne ? nameOf(item, copy) : copy.chosen(items.length)
  const isSettled = place === 'placed' || place === 'out'
  const other = isOne && !isSettled ? otherLabelOf(item, copy) : undefined
  const isPiece = items.every((each) => !each.fact)
  // What was said last is likely of the words that follow those.
  const { texts, lastFrom } = deeds
  const isNext = lastFrom && joinSpans(texts, [lastFrom, ...item.from]).length === 1
  const [last] = isPiece && isNext ? deeds.lastDestinations : []
  const look: Partial<ButtonProps> =
    size === 'thumb'
      ? { className: 'min-h-13 min-w-min flex-1 gap-1! px-1.5! text-sm' }
      : { size: 'compact' }
  const press = (label: string, onClick: () => void, isFirst = false) => (
    <Button
      {...look}
      {...(isFirst && { tone: 'primary', 'data-next': true })}
      aria-label={copy.of(label, name)}
      onClick={onClick}
    >
      <span className="line-clamp-3 wrap-break-word">{label}</span>
    </Button>
  )
  const canAccept = items.every((each) => each.place === 'asked' && each.fact)
  const isUnknown = !canAccept && !isSettled
  // A code that is called a rule by a hasty press would be read by everybody.
  const mayTell = isUnknown && isPiece && items.some(({ words }) => secretsIn(words).length > 0)
  const leaveOut = press(copy.leaveOut, () => deeds.onVerdict(items, 'out'), mayTell)
  return (
    <>
      <KindMenu
        {...{ items, name, deeds, look }}
        isFirst={isUnknown && !last && !other && !mayTell}
      />
      {(other && canAccept) || place === 'out' || mayTell ? null : leaveOut}
      {other && or ? press(other, () => deeds.onOther(item, or), !canAccept) : null}
      {canAccept && fact
        ? press(other ? labelOf(fact, copy) : copy.accept, () => deeds.onVerdict(items, 'in'), true)
        : null}
      {isUnknown && last
        ? press(sayDestination(last, copy), () => deeds.onSay(items, last), !mayTell)
        : null}
      {mayTell ? leaveOut : null}
      {isOne && item.instead ? press(copy.instead, () => deeds.onInstead(item)) : null}
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
  const { lastDestinations, rooms, texts, onSay, onVerdict, onCut, onShowToAll } = deeds
  const [item] = items
  const label = items.every(({ fact }) => fact) ? copy.other : copy.whatIsIt
  const [showsAll, setShowsAll] = useState(false)
  const { unlock } = useCopy(fieldsCopy)
  const { usual, rare } = destinationsOf(rooms)
  const isLast = (to: Destination) => lastDestinations.some((each) => isSameDestination(each, to))
  // What finds its place taken finds it taken again.
  const isTaken = (to: Destination) =>
    items.every(({ place, fact }) => place === 'inTheWay' && fact?.kind === to.kind)
  const entry = (to: Destination) => {
    const said = sayDestination(to, copy)
    return (
      <MenuItem key={said} onSelect={() => onSay(items, to)}>
        {said}
      </MenuItem>
    )
  }
  const isHidden = item?.isSecret && item.fact?.kind !== 'code'
  const canBeShown = items.length === 1 && isHidden && item.place !== 'out'
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
      {canBeShown ? <MenuItem onSelect={() => onShowToAll(item)}>{unlock}</MenuItem> : null}
      {canBeCut ? <MenuItem onSelect={() => onCut(item)}>{copy.cut}</MenuItem> : null}
      {item?.place === 'out' ? null : (
        <MenuItem onSelect={() => onVerdict(items, 'out')}>{copy.leaveOut}</MenuItem>
      )}
      <MenuSeparator />
      {lastDestinations.map(entry)}
      {lastDestinations.length > 0 ? <MenuSeparator /> : null}
      {usual.filter((to) => !isLast(to) && !isTaken(to)).map(entry)}
      <MenuSeparator />
      {showsAll ? (
        rare.filter((to) => !isLast(to) && !isTaken(to)).map(entry)
      ) : (
        <MenuItem staysOpen onSelect={() => setShowsAll(true)}>
          {copy.moreKinds}
        </MenuItem>
      )}
    </Menu>
  )
}

type EditButtonProps = {
  item: Item
  deeds: ReviewDeeds
  /** On a phone it stands beside the card's name, and below its fields while they are open. */
  isInHead?: true
}

export function EditButton({ item, deeds, isInHead }: EditButtonProps) {
  const copy = useCopy(pasteCopy)
  const { id, fact } = item
  const isEdited = id === deeds.heldId
  if (!fact || textsOfFact(fact).length === 0 || (isInHead && isEdited)) return null
  const label = isEdited ? copy.edited : copy.edit
  const name = copy.of(label, nameOf(item, copy))
  const press = { 'aria-expanded': isEdited, onClick: () => deeds.onEdit(item, !isEdited) }
  if (isInHead)
    return (
      <IconButton
        tone="quiet"
        icon={Pencil}
        label={name}
        className="absolute top-1 right-13 sm:hidden"
        {...press}
      />
    )
  return (
    <Button
      size="compact"
      tone={isEdited ? 'secondary' : 'quiet'}
      icon={isEdited ? Check : Pencil}
      aria-label={name}
      {...press}
    >
      {label}
    </Button>
  )
}
