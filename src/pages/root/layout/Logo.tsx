/** The logo: a line that becomes a curve. */
export function Logo() {
  return (
    <svg viewBox="0 0 28 20" width="28" height="20" className="fill-none text-accent" aria-hidden="true">
      <path
        d="M2 15.5h8.5c7 0 8.6-4.6 10.2-8C21.8 5 23 3.4 26 3"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M2 15.5h24" stroke="currentColor" strokeWidth="1" strokeLinecap="round" opacity="0.35" />
    </svg>
  )
}
