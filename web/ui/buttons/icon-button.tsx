import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { type ButtonTone, iconButtonLook } from './button-look.ts'
import { PressButton, type PressButtonProps } from './press-button.tsx'

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
