import { Link, useLocation, useRouterState } from '@tanstack/react-router'
import { isUnder, navigationItems } from './navigationItems.ts'

/** The navigation in the header. */
export function TopNavigation() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav aria-label="Main" className="hidden h-full shrink-0 sm:block">
      <ul className="flex h-full">
        {navigationItems().map(({ to, label, under }) => (
          <li key={to} className="h-full">
            <Link
              to={to}
              activeOptions={{ exact: true }}
              aria-current={isUnder(pathname, under) ? 'page' : undefined}
              className="page-link"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The navigation at the bottom of a phone. */
export function BottomNavigation() {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="grid h-14 auto-cols-fr grid-flow-col">
        {navigationItems().map(({ to, label, Icon, under }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              aria-current={isUnder(pathname, under) ? 'page' : undefined}
              className="bottom-link"
            >
              <Icon size={19} strokeWidth={1.75} aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A line under the header while the next page loads. It appears after 200 ms. */
export function NavigationProgress() {
  const pending = useRouterState({ select: (state) => state.status === 'pending' })
  return (
    <div role="status" className="absolute inset-x-0 -bottom-px h-px">
      {pending && (
        <div className="h-full animate-delayed bg-accent">
          <span className="sr-only">Loading</span>
        </div>
      )}
    </div>
  )
}
