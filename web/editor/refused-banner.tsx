import { sentenceOf } from '#domain/refusals.ts'
import { keepingCopy } from '#web/copy/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { SaveState } from './use-saving.ts'

type RefusedBannerProps = {
  refusal: Extract<SaveState, { is: 'refused' }>
  isNew: boolean
  onGone: () => void
  onContinueAsNew: () => void
}

/** Why a save was turned down, in the server's words; it stays until the next one. */
export function RefusedBanner({ refusal, isNew, onGone, onContinueAsNew }: RefusedBannerProps) {
  const locale = useLocale()
  const { gone, continueAsNew } = useCopy(keepingCopy)
  const { reason, code } = refusal
  const failed = isNew
    ? sentenceOf('error_creating_guidebook', locale, { message: reason })
    : sentenceOf('error_updating_guidebook', locale, { reason })
  const known: Record<string, string> = {
    not_found: gone,
    unauthorized: sentenceOf('session_expired', locale),
    unseen_fields: reason,
  }
  return (
    <Banner
      tone="error"
      dismissLabel={useCopy(uiCopy).dismiss}
      onGone={onGone}
      action={
        code === 'not_found' ? (
          <Button size="compact" onClick={onContinueAsNew}>
            {continueAsNew}
          </Button>
        ) : undefined
      }
      className="m-4 shrink-0"
    >
      {known[code] ?? failed}
    </Banner>
  )
}
