/** A doorway: one leaf of bugambilia, the other open to the sun. */
export function Mark() {
  return (
    <svg aria-hidden="true" width={28} height={28} viewBox="0 0 32 32" fill="none">
      <path d="M16 2a11 11 0 0 0-11 11v15a2 2 0 0 0 2 2h9z" fill="#c2185b" />
      <path d="M16 2a11 11 0 0 1 11 11v15a2 2 0 0 1-2 2h-9z" fill="#f0b94a" />
      <path d="M16 30V16.5l8 5.2V30z" fill="#fbe3ae" />
    </svg>
  )
}
