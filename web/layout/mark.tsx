type MarkProps = { size?: number; className?: string }

/** A doorway: one leaf of bugambilia, the other open to the sun. */
export function Mark({ size = 28, className }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      className={className}
    >
      <path d="M16 2a11 11 0 0 0-11 11v15a2 2 0 0 0 2 2h9z" fill="#c2185b" />
      <path d="M16 2a11 11 0 0 1 11 11v15a2 2 0 0 1-2 2h-9z" fill="#f0b94a" />
      <path d="M16 30V16.5l8 5.2V30z" fill="#fbe3ae" />
    </svg>
  )
}
