import type { ReactNode } from 'react'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/links.tsx'
import { OpenDoor } from './open-door.tsx'

type AuthFrameProps = { title: string; intro?: string; children: ReactNode; footer?: ReactNode }

/** One column to read and type in; on wide screens the hallway opens beside it. */
export function AuthFrame({ title, intro, children, footer }: AuthFrameProps) {
  return (
    <div className="mx-auto grid max-w-360 items-stretch lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center gap-6 px-4 py-10 sm:px-6 lg:py-16">
        <div>
          <h1>{title}</h1>
          {intro ? <p className="mt-3 text-lg text-ink-soft">{intro}</p> : null}
        </div>
        {children}
        {footer ? <div className="flex flex-col gap-1 text-ink-soft">{footer}</div> : null}
      </div>
      <div className="hidden p-6 pl-0 lg:block">
        <OpenDoor />
      </div>
    </div>
  )
}

/** At the foot of a page that is reached from signing in. */
export function BackToLogin() {
  const { forgot } = useCopy(authCopy)
  return (
    <p>
      <TextLink to="/login">{forgot.back}</TextLink>
    </p>
  )
}
