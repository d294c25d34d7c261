import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { TextInput, type TextInputProps } from './text-input.tsx'

type PasswordInputProps = Omit<TextInputProps, 'type'> & { showLabel: string; hideLabel: string }

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={joinClasses('pr-13 noscript:pr-3.5', className)}
      />
      <IconButton
        tone="quiet"
        icon={isShown ? EyeOff : Eye}
        label={isShown ? hideLabel : showLabel}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0.5 noscript:hidden"
      />
    </div>
  )
}
