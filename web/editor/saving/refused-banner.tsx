import { sentenceOf } from '#domain/messages/refusals.ts'
import { keepingCopy } from '#web/copy/editor/editor.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { SaveState } from './use-saving.tsx'

type RefusedBannerProps = {
  refusal: Extract<SaveState, { is: 'refused' }>
  isNew: boolean
  /** Whether this device keeps what is typed. */
  isKept: boolean
  onGone: () => void
  onContinueAsNew: () => void
}

/** What stays to be read: something is to be done about it first. */
const needsAct: readonly string[] = ['not_found', 'unauthorized', 'unseen_fields']

/** Why a save was turned down, in the server's words. */
export function RefusedBanner({ refusal, isNew, isKept, ...deeds }: RefusedBannerProps) {
  const locale = useLocale()
  const { draftStays, draftOnlyHere, continueAsNew } = useCopy(keepingCopy)
  const { reason, code } = refusal
  const failed = isNew
    ? sentenceOf('error_creating_guidebook', locale, { message: reason })
    : sentenceOf('error_updating_guidebook', locale, { reason })
  const known: Record<string, string> = {
    not_found: `${failed} ${isKept ? draftStays : draftOnlyHere}`,
    unauthorized: sentenceOf('session_expired', locale),
    unseen_fields: reason,
  }
  return (
    <Banner
      tone="error"
      vanishes={!needsAct.includes(code)}
      dismissLabel={useCopy(uiCopy).dismiss}
      onGone={deeds.onGone}
      action={
        code === 'not_found' ? (
          <Button size="compact" onClick={deeds.onContinueAsNew}>
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
