import { useCopy } from '#web/copy/use-copy.ts'
import { supportPageCopy } from '#web/copy/visitors/support-page.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

export function SupportSent() {
  const copy = useCopy(supportPageCopy)
  return (
    <div className="mt-6 flex flex-col gap-5">
      <Banner tone="success">{copy.sent}</Banner>
      <p>{copy.sentText}</p>
      <ButtonLink to="/support" className="self-start">
        {copy.another}
      </ButtonLink>
    </div>
  )
}
