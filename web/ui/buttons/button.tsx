import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/status/spinner.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'
import { PressButton, type PressButtonProps } from './press-button.tsx'

export type ButtonProps = PressButtonProps & {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconShape
}

export function Button({ tone, size, icon, className, children, ...rest }: ButtonProps) {
  return (
    <PressButton {...rest} className={buttonLook({ tone, size, className })}>
      <ButtonSign icon={icon} isBusy={rest.isBusy} />
      {children}
    </PressButton>
  )
}

function ButtonSign({ icon, isBusy }: { icon?: IconShape; isBusy?: boolean }) {
  if (isBusy) return <Spinner />
  return icon ? <Icon of={icon} /> : null
}
