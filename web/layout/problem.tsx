import { type ReactNode, use, useState } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { RenderContext } from '#web/calls/while-rendering.ts'
import { problemsCopy } from '#web/copy/layout.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { ButtonLink } from '#web/ui/buttons/links.tsx'

/** What a page says when it cannot be shown. Never the error itself. */
export function Problem({ error }: { error: unknown }) {
  const errorCode = useErrorCode(error)
  return isNotFound(error) ? <NotFound /> : <Unexpected errorCode={errorCode} />
}

export function isNotFound(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Marks the code in a document, where the browser finds it again when it takes the page over. */
const errorCodeMark = 'data-error-code'

/** What a log has of this failure; nothing of one that only this browser knows of. */
function useErrorCode(error: unknown) {
  const ofDocument = use(RenderContext).requestId
  const [shown] = useState(() => (typeof document === 'undefined' ? undefined : findShown()))
  return codeIn(error) ?? ofDocument ?? shown
}

function codeIn(error: unknown) {
  const code: unknown = isRouteErrorResponse(error) ? error.data?.errorCode : undefined
  return typeof code === 'string' ? code : undefined
}

function findShown() {
  return document.querySelector(`[${errorCodeMark}]`)?.textContent ?? undefined
}

function NotFound() {
  const { notFound } = useCopy(problemsCopy)
  return (
    <ProblemFrame title={notFound.title} explanation={notFound.explanation}>
      <ButtonLink to="/" tone="primary">
        {notFound.goHome}
      </ButtonLink>
      <ButtonLink to="/support">{notFound.askForHelp}</ButtonLink>
    </ProblemFrame>
  )
}

/** Its links load the page anew: whatever broke is left behind. */
function Unexpected({ errorCode }: { errorCode: string | undefined }) {
  const { unexpected } = useCopy(problemsCopy)
  const { pathname, search } = useLocation()
  return (
    <ProblemFrame
      title={unexpected.title}
      explanation={unexpected.explanation}
      note={errorCode && <ErrorCode name={unexpected.errorCode} code={errorCode} />}
    >
      <ButtonLink to={{ pathname, search }} reloadDocument tone="primary">
        {unexpected.tryAgain}
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
      <ClosedDoor />
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

/** A street door between two walls, closed; light comes from under it: somebody is home. */
function ClosedDoor() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 320"
      className="h-auto w-52 shrink-0 rounded-card sm:w-64 lg:w-80"
    >
      <path d="M0 0h320v320H0z" fill="#b8532f" />
      <path d="M0 266h320v54H0z" fill="#6e2f1a" />
      <path d="M0 0h176l-20 40v226L0 320z" fill="#c2185b" />
      <path d="M0 0h176l-20 40v226L0 320z" fill="url(#wall-shade)" />
      <path d="M188 266V136a46 46 0 0 1 92 0v130z" fill="#7a2f16" />
      <path d="M196 266V136a38 38 0 0 1 76 0v130z" fill="#0f5c55" />
      <path d="M234 98v168" stroke="#0b4943" strokeWidth="2" />
      <path
        d="M204 152h22v42h-22zM242 152h22v42h-22zM204 206h22v42h-22zM242 206h22v42h-22z"
        fill="#12695f"
      />
      <circle cx="228" cy="202" r="3.5" fill="#e3a12c" />
      <circle cx="240" cy="202" r="3.5" fill="#e3a12c" />
      <path d="M192 266h84l22 26H166z" fill="#f0b94a" opacity="0.75" />
      <path d="M190 263h88v4h-88z" fill="#fbe3ae" />
      <path
        d="M46 320c-2-46-8-80-26-104 26 16 36 44 38 70 4-40 20-66 42-82-14 28-22 62-24 116z"
        fill="#0b4943"
      />
      <defs>
        <linearGradient id="wall-shade" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#6d0d33" stopOpacity="0.45" />
          <stop offset="1" stopColor="#6d0d33" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  )
}
