/** The hallway with its door open: shade on both sides, light at the end. */
export function OpenDoor() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 760"
      preserveAspectRatio="xMidYMax slice"
      className="h-full max-h-[calc(100dvh-7rem)] min-h-120 w-full rounded-card"
    >
      <path d="M0 0h640v760H0z" fill="#c2185b" />
      <path d="M0 0h300l-60 120v420L0 760z" fill="url(#shade-left)" />
      <path d="M640 0H300l-60 120v420h400z" fill="#b8532f" />
      <path d="M640 0H420l-60 120v420h280z" fill="url(#shade-right)" />
      <path d="M0 760l240-220h400v220z" fill="#6e2f1a" />
      <path d="M300 540V268a92 92 0 0 1 184 0v272z" fill="#7a2f16" />
      <path d="M314 540V268a78 78 0 0 1 156 0v272z" fill="url(#light)" />
      <path d="M314 540h156l132 220H118z" fill="url(#floor-light)" />
      <path d="M314 540V268a78 78 0 0 1 26-58v330z" fill="#0f5c55" />
      <path d="M340 210v330l16-14V198a78 78 0 0 0-16 12z" fill="#0b4943" />
      <path
        d="M96 700c-6-74-20-128-62-166 60 24 92 70 92 116 8-66 40-106 92-130-60 48-48 112-52 180z"
        fill="#0b4943"
      />
      <path d="M118 700c-10-86-4-162 22-214 18 60 20 140 8 214z" fill="#0f5c55" />
      <path d="M84 690h96l-12 62H96z" fill="#9a4223" />
      <circle cx="566" cy="170" r="44" fill="#7a2f16" />
      <circle cx="566" cy="170" r="34" fill="url(#light)" />
      <defs>
        <linearGradient id="light" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#fff4d6" />
          <stop offset="1" stopColor="#f0b94a" />
        </linearGradient>
        <linearGradient id="floor-light" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#f0b94a" stopOpacity="0.9" />
          <stop offset="1" stopColor="#f0b94a" stopOpacity="0.1" />
        </linearGradient>
        <linearGradient id="shade-left" x1="0" x2="1" y1="0" y2="0">
          <stop offset="0" stopColor="#6d0d33" stopOpacity="0.55" />
          <stop offset="1" stopColor="#6d0d33" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="shade-right" x1="1" x2="0" y1="0" y2="0">
          <stop offset="0" stopColor="#6e2f1a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#6e2f1a" stopOpacity="0" />
        </linearGradient>
      </defs>
    </svg>
  )
}
