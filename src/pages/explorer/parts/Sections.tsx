import { Link } from '@tanstack/react-router'

const sections = [
  { to: '/', label: 'Overview' },
  { to: '/blocks', label: 'Blocks' },
  { to: '/txs', label: 'Transactions' },
  { to: '/token-transfers', label: 'Transfers' },
  { to: '/tokens', label: 'Tokens' },
  { to: '/tools', label: 'Tools' },
] as const

/** The lists of the explorer, one beside the other. */
export function Sections() {
  return (
    <nav aria-label="Explorer" className="scrollbar-none -mx-2 mb-3 flex gap-0.5 overflow-x-auto">
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
