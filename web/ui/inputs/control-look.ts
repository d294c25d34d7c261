/** The frame shared by everything one types or chooses in. */
export const controlLook =
  'block w-full min-h-11 rounded-control border border-edge bg-surface px-3.5 py-2.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-150 ' +
  'hover:border-ink-faint ' +
  'focus-visible:border-primary-ink focus-visible:outline-none ' +
  'focus-visible:ring-2 focus-visible:ring-primary-ink ' +
  'aria-invalid:border-danger-ink ' +
  'disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:text-ink-faint ' +
  '[&[readonly]]:bg-sunken'
