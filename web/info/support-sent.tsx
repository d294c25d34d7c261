import { supportPageCopy } from '#web/copy/support-page.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

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
