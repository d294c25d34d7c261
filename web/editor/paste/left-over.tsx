import { Undo2 } from 'lucide'
import { isSectionType, type SectionType, sectionTypes } from '#domain/guide/section-names.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import type { Left } from './review.ts'
import { shortened } from './say-fact.ts'

type LeftOverProps = {
  left: readonly Left[]
  onAnswer: (key: string, answer: SectionType | 'ignored' | undefined) => void
  onIgnoreAll: () => void
}

/** What no rule understood, word for word: each becomes a block or is ignored, by the host. */
export function LeftOver({ left, onAnswer, onIgnoreAll }: LeftOverProps) {
  const copy = useCopy(pasteCopy)
  const { tabs } = useCopy(editorCopy)
  const openCount = left.filter(({ answer }) => answer === undefined).length
  return (
    <>
      <ul className="flex list-none flex-col divide-y divide-hairline">
        {left.map(({ key, words, answer }) => (
          <li
            key={key}
            data-row={key}
            className="flex flex-col gap-2 py-3 md:flex-row md:items-center md:gap-4"
          >
            <p
              className={
                answer === 'ignored'
                  ? 'min-w-0 flex-1 text-ink-faint line-through [overflow-wrap:anywhere]'
                  : 'min-w-0 flex-1 whitespace-pre-line [overflow-wrap:anywhere]'
              }
            >
              {words}
            </p>
            <div className="flex shrink-0 flex-wrap items-center gap-2">
              {answer === undefined ? (
                <>
                  <Button
                    size="compact"
                    data-next
                    aria-label={copy.of(copy.makeBlock, shortened(words))}
                    onClick={() => onAnswer(key, 'house_manual')}
                  >
                    {copy.makeBlock}
                  </Button>
                  <Button
                    size="compact"
                    tone="quiet"
                    aria-label={copy.of(copy.ignore, shortened(words))}
                    onClick={() => onAnswer(key, 'ignored')}
                  >
                    {copy.ignore}
                  </Button>
                </>
              ) : (
                <>
                  {answer === 'ignored' ? (
                    <span className="text-ink-soft">{copy.ignored}</span>
                  ) : (
                    <Select
                      data-next
                      aria-label={`${copy.blockIn}: ${shortened(words)}`}
                      value={answer}
                      options={sectionTypes.map((value) => ({
                        value,
                        label: copy.moveToBlock(tabs[value]),
                      }))}
                      onChange={({ currentTarget }) => {
                        if (isSectionType(currentTarget.value)) onAnswer(key, currentTarget.value)
                      }}
                    />
                  )}
                  <Button
                    size="compact"
                    tone="quiet"
                    icon={Undo2}
                    data-next
                    aria-label={copy.of(copy.undo, shortened(words))}
                    onClick={() => onAnswer(key, undefined)}
                  >
                    {copy.undo}
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
      {openCount > 1 ? (
        <Button size="compact" onClick={onIgnoreAll} className="self-start">
          {copy.ignoreAll(openCount)}
        </Button>
      ) : null}
    </>
  )
}
