/** Two walls and a lit doorway behind whatever stands before them. */
export function Walls() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full"
    >
      <path d="M0 0h480v640H0z" fill="#b8532f" />
      <path d="M0 0h448L70 640H0z" fill="#c2185b" />
      <path d="M326 640V352a58 58 0 0 1 116 0v288z" fill="url(#doorway)" />
      <path d="M0 560 480 600v40H0z" fill="#6e2f1a" opacity="0.35" />
      <defs>
        <linearGradient id="doorway" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fbe8bd" />
          <stop offset="1" stopColor="#f0b94a" />
        </linearGradient>
      </defs>
    </svg>
  )
}
