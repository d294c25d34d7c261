import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { iconButtonLook, PressButton } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput, type TextInputProps } from './field.tsx'

type PasswordInputProps = Omit<TextInputProps, 'type' | 'className'> & {
  showLabel: string
  hideLabel: string
}

/** On a page without React, its module does what the button says. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className="pr-13 noscript:pr-3.5"
      />
      <PressButton
        aria-label={isShown ? hideLabel : showLabel}
        data-shows-password={isShown ? showLabel : hideLabel}
        data-needs-module=""
        onClick={() => setShown(!isShown)}
        className={iconButtonLook({
          tone: 'quiet',
          className: 'absolute inset-y-0 right-0.5 noscript:hidden',
        })}
      >
        <Icon of={Eye} className={isShown ? 'hidden' : undefined} />
        <Icon of={EyeOff} className={isShown ? undefined : 'hidden'} />
      </PressButton>
    </div>
  )
}
