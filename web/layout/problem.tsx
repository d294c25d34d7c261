import { type ReactNode, use, useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { RenderContext } from '#web/calls/while-rendering.ts'
import { problemsCopy } from '#web/copy/layout.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import closedDoor from './closed-door.svg'

export function Problem({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFound /> : <Unexpected error={error} />
}

export function isNotFound(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Marks the code in a document, where the browser finds it again when it takes the page over. */
const errorCodeMark = 'data-error-code'

/** What a log has of this failure; nothing of one that only this browser knows of. */
function useErrorCode(error: unknown) {
  const ofDocument = use(RenderContext).requestId
  const [shown] = useState(() => {
    if (typeof document === 'undefined') return undefined
    return document.querySelector(`[${errorCodeMark}]`)?.textContent ?? undefined
  })
  const code: unknown = isRouteErrorResponse(error) ? error.data?.errorCode : undefined
  return typeof code === 'string' ? code : (ofDocument ?? shown)
}

function NotFound() {
  const { notFound } = useCopy(problemsCopy)
  return (
    <ProblemFrame {...notFound}>
      <ButtonLink to="/" tone="primary">
        {notFound.goHome}
      </ButtonLink>
      <ButtonLink to="/support">{notFound.askForHelp}</ButtonLink>
    </ProblemFrame>
  )
}

/** Its links load the page anew: whatever broke is left behind. */
function Unexpected({ error }: { error: unknown }) {
  const errorCode = useErrorCode(error)
  const { unexpected } = useCopy(problemsCopy)
  const { pathname, search } = useLocation()
  return (
    <ProblemFrame
      {...unexpected}
      note={errorCode && <ErrorCode name={unexpected.errorCode} code={errorCode} />}
    >
      <ButtonLink to={{ pathname, search }} reloadDocument tone="primary">
        {useCopy(uiCopy).retry}
      </ButtonLink>
      <ButtonLink to="/" reloadDocument>
        {unexpected.goHome}
      </ButtonLink>
      <ButtonLink to="/support" reloadDocument tone="quiet">
        {unexpected.askForHelp}
      </ButtonLink>
    </ProblemFrame>
  )
}

type ProblemFrameProps = {
  title: string
  explanation: string
  note?: ReactNode
  children: ReactNode
}

function ProblemFrame({ title, explanation, note, children }: ProblemFrameProps) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col items-center gap-8 px-4 py-12 sm:px-6 md:flex-row md:gap-12 md:py-24 lg:gap-16">
      {/* A street door, closed; light comes from under it: somebody is home. */}
      <img src={closedDoor} alt="" className="h-auto w-52 shrink-0 rounded-card sm:w-64 lg:w-80" />
      <div className="text-center md:text-left">
        <h1>{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{explanation}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center md:justify-start">
          {children}
        </div>
        {note}
      </div>
    </div>
  )
}

/** A code to read out to whoever helps: one tap selects the whole of it. */
function ErrorCode({ name, code }: { name: string; code: string }) {
  return (
    <dl className="mt-8 text-ink-soft">
      <dt className="inline">{name}</dt>{' '}
      <dd className="inline">
        <code
          {...{ [errorCodeMark]: '' }}
          translate="no"
          className="whitespace-nowrap font-mono text-lg text-ink tracking-wider select-all"
        >
          {code}
        </code>
      </dd>
    </dl>
  )
}
