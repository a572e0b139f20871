import { Link, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useShownInBar } from '#ui/layout/useShownInBar.ts'

/** The lists. `of` is the path prefix of the pages of their records. */
const sections = [
  { to: '/blocks', label: 'Blocks', of: '/block/' },
  { to: '/txs', label: 'Transactions', of: '/tx/' },
  { to: '/token-transfers', label: 'Transfers', of: null },
  { to: '/tokens', label: 'Tokens', of: '/token/' },
  { to: '/stats', label: 'Statistics', of: null },
  { to: '/tools', label: 'Tools', of: null },
] as const

/** The navigation between the lists of the explorer, on every page of it. */
export function ExplorerNavigation() {
  const bar = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = sections.find(({ to, of }) => pathname === to || (of && pathname.startsWith(of)))?.to
  useShownInBar(bar, `a[href="${current}"]`, current)
  return (
    <nav
      ref={bar}
      aria-label="Explorer"
      className="fading-ends relative -mr-4 -ml-2 mb-3 flex gap-0.5 pr-4 max-sm:-mt-2 max-sm:mb-1 max-sm:py-2 sm:mr-0 sm:pr-0"
    >
      {sections.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          {...(to === current && pathname !== to && { 'aria-current': 'true' })}
          className="part-link"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
