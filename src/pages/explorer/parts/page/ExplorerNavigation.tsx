import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

const sections = [
  { to: '/blocks', label: 'Blocks' },
  { to: '/txs', label: 'Transactions' },
  { to: '/token-transfers', label: 'Transfers' },
  { to: '/tokens', label: 'Tokens' },
  { to: '/tools', label: 'Tools' },
] as const

/** The navigation between the lists of the explorer. */
export function ExplorerNavigation() {
  const bar = useRef<HTMLElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(pathname)}"]`)
    bar.current?.scrollTo({ left: (current?.offsetLeft ?? 0) - 96 })
  }, [pathname])
  return (
    <nav
      ref={bar}
      aria-label="Explorer"
      className="scrollbar-none relative -mr-4 mb-3 flex gap-0.5 overflow-x-auto pr-4 sm:mr-0 sm:pr-0"
    >
      {sections.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="inline-flex h-7 shrink-0 items-center rounded-md px-2 text-sm text-muted transition-colors outline-offset-[-2px] hover:bg-raised hover:text-text aria-[current=page]:bg-soft aria-[current=page]:font-medium aria-[current=page]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
