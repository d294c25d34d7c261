import type { ReactNode } from 'react'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Icon } from './icons.tsx'

type SheetProps = { name: string; title: string; children: ReactNode }

/** Slides over the guide. Opened by its address, so it needs no script; a script makes it a dialog. */
export function Sheet({ name, title, children }: SheetProps) {
  const { words, idPrefix } = useGuestScreen()
  const id = idPrefix + name
  return (
    <div className={`g-sheet g-${name}`} id={id} role="dialog" aria-labelledby={`${id}-title`}>
      <a className="g-veil" href="#-" data-close="" tabIndex={-1}>
        <span className="g-hidden">{words.close}</span>
      </a>
      <div className="g-leaf">
        <div className="g-leaf-head">
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <a className="g-tool" href="#-" data-close="" aria-label={words.close}>
            <Icon name="close" />
          </a>
        </div>
        {children}
      </div>
    </div>
  )
}

export function SearchSheet() {
  const { words, idPrefix } = useGuestScreen()
  const id = `${idPrefix}search-field`
  return (
    <Sheet name="search" title={words.searchGuide}>
      <input
        id={id}
        className="g-search-field"
        type="search"
        aria-label={words.searchGuide}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-search=""
      />
      <p
        className="g-soft"
        role="status"
        data-found=""
        data-hint={words.searchHint}
        data-nothing={words.searchNothing('{words}')}
        data-one={words.searchFound(1)}
        data-many={words.searchFound(2).replace('2', '{count}')}
      >
        {words.searchHint}
      </p>
      <ul className="g-hits" data-hits="" />
    </Sheet>
  )
}
