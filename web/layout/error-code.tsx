import { errorCodeMark } from './use-error-code.ts'

/** A code to read out to whoever helps: one tap selects the whole of it. */
export function ErrorCode({ name, code }: { name: string; code: string }) {
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
