import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { SearchBox } from '#pages/root/search/SearchBox.tsx'
import { NetworkStatus } from '#pages/root/status/NetworkStatus.tsx'
import { WalletSlot } from '#pages/root/wallet/WalletSlot.tsx'
import { OutageNotice } from '#ui/feedback/failure/OutageNotice.tsx'
import { Toasts } from '#ui/feedback/toast/Toasts.tsx'
import { Footer } from './Footer.tsx'
import { BottomNavigation, NavigationProgress, TopNavigation } from './navigation/Navigation.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { usePageFocus } from './usePageFocus.ts'
import { usePointerHelp } from './usePointerHelp.ts'
import { Warnings } from './Warnings.tsx'

/** The header, the page, the footer, and the navigation of small screens. */
export function Layout() {
  usePageFocus()
  const help = usePointerHelp()
  // The front page and the search page have their own search box, so the header shows none until another page is
  // rendered.
  const hasSearch = useRouterState({
    select: ({ location, resolvedLocation }) => /^\/(search)?$/.test((resolvedLocation ?? location).pathname),
  })
  return (
    // A page that says why there is nothing has a search box, too.
    <div className="flex min-h-dvh flex-col pb-(--frame-bottom) has-[main_search]:[&>header_search]:invisible">
      <a href="#page" className="skip-link">
        Skip to the page
      </a>
      <header className="sticky top-0 z-30 h-12 border-b bg-surface">
        <div className="page flex h-full items-center gap-2 lg:gap-4">
          <Link to="/" aria-label="Tideline, home" className="flex h-12 shrink-0 items-center gap-2 pr-1">
            <Logo />
            <span className="text-md font-semibold tracking-tight max-[22rem]:hidden sm:hidden xl:inline">
              Tideline
            </span>
          </Link>
          <TopNavigation />
          {hasSearch ? <span className="flex-1" /> : <SearchBox />}
          <NetworkStatus />
          <ThemeSwitch />
          <WalletSlot />
        </div>
        <NavigationProgress />
      </header>
      <Warnings />
      <main id="page" tabIndex={-1} className="peer page flex-1 py-5 low:py-2">
        <OutageNotice />
        <Outlet />
      </main>
      <Footer />
      <BottomNavigation />
      <Toasts />
      {help && <help.PointerHelp first={help.first} />}
    </div>
  )
}

/** The logo: a line that becomes a curve. */
function Logo() {
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
