import { type ButtonTone, iconButtonLook } from './button-look.ts'
import { Icon, type IconShape } from './icon.tsx'
import { PressButton, type PressButtonProps } from './press-button.tsx'
import { Spinner } from './spinner.tsx'

export type IconButtonProps = Omit<PressButtonProps, 'children'> & {
  icon: IconShape
  label: string
  tone?: ButtonTone
}

export function IconButton({ icon, label, tone, className, ...rest }: IconButtonProps) {
  return (
    <PressButton {...rest} aria-label={label} className={iconButtonLook({ tone, className })}>
      {rest.isBusy ? <Spinner /> : <Icon of={icon} />}
    </PressButton>
  )
}
