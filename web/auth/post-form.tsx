import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'
import type { Refused } from './auth-result.ts'
import { RefusalBanner } from './refusal-banner.tsx'

/** How a form was answered the last time. */
export type Answered = { at: number; refused?: Refused | undefined }

export type PostFormProps = Omit<ComponentProps<typeof Form>, 'method' | 'hidden'> & {
  /** A fetcher's own form, where several stand on a page; with it comes whether it is on its way. */
  as?: ElementType
  isBusy?: boolean
  answered?: Answered | undefined
  /** What is sent along unseen: the token of a link, the address a code was sent to. */
  hidden?: Readonly<Record<string, string>>
  /** Offered beside an error, such as another confirmation link. */
  remedy?: ReactNode
  submit: ReactNode
  /** What the button says while the form is on its way. */
  busyWords?: string
  button?: Omit<ButtonProps, 'type' | 'isBusy' | 'children'>
}

/** A form that is posted, with a script or without: why not over its fields, and its one button under them. */
export function PostForm(props: PostFormProps) {
  const { as: Frame = Form, isBusy: isFetching, answered, hidden = {}, remedy, ...rest } = props
  const { submit, busyWords, button, children, ...form } = rest
  const { formAction } = useNavigation()
  const isSent = formAction !== undefined && formAction === (form.action ?? formAction)
  const isBusy = isFetching ?? isSent
  return (
    <Frame className="flex flex-col gap-5" {...form} method="post" noValidate>
      {answered?.refused && !isBusy ? (
        <RefusalBanner key={answered.at} refused={answered.refused} action={remedy} />
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <Button
        tone="primary"
        className="w-full"
        {...button}
        type="submit"
        isBusy={isBusy}
        data-busy-words={busyWords}
      >
        {isBusy && busyWords ? busyWords : submit}
      </Button>
    </Frame>
  )
}
