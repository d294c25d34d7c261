import { joinClasses } from '#web/ui/join-classes.ts'

export type DialogSize = 'small' | 'medium' | 'large' | 'full'

export const backdropLook =
  'fixed inset-0 z-40 bg-veil transition-opacity duration-150 ' +
  'data-starting-style:opacity-0 data-ending-style:opacity-0'

const viewport = 'fixed inset-0 z-40 flex justify-center'

export function viewportLook(size: DialogSize) {
  return joinClasses(viewport, size !== 'full' && 'items-end sm:items-center sm:p-6')
}

const panel =
  'flex w-full flex-col bg-surface text-ink outline-none shadow-float ' +
  'transition-[opacity,transform] duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0'

const sheet =
  'max-h-[92dvh] rounded-t-card border border-hairline sm:max-h-full sm:rounded-card ' +
  'data-starting-style:translate-y-6 data-ending-style:translate-y-6 ' +
  'sm:data-starting-style:translate-y-2 sm:data-ending-style:translate-y-2'

const sizes: Record<DialogSize, string> = {
  small: joinClasses(sheet, 'sm:max-w-lg'),
  medium: joinClasses(sheet, 'sm:max-w-xl'),
  large: joinClasses(sheet, 'sm:max-w-3xl'),
  full: 'h-full',
}

export function panelLook(size: DialogSize) {
  return joinClasses(panel, sizes[size])
}
