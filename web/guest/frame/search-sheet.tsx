import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Sheet } from './sheet.tsx'

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
