import { ChartCandlestick, Compass, Landmark, Wallet } from 'lucide-react'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'

const areas = [
  { to: '/markets', label: 'Markets', Icon: ChartCandlestick, under: ['/markets'] },
  {
    to: '/blocks',
    label: 'Explorer',
    Icon: Compass,
    under: ['/block', '/tx', '/address', '/token', '/search', '/stats', '/tools'],
  },
  { to: '/lending', label: 'Lending', Icon: Landmark, under: ['/lending'] },
  { to: '/portfolio', label: 'Portfolio', Icon: Wallet, under: ['/portfolio'] },
] as const

/** The areas that this network has, in the order of the navigation. `under` has the path prefixes of an area. */
export function navigationItems() {
  const [markets, lending] = [hasMarkets(), hasLending()]
  const missing = [
    !markets && '/markets',
    !lending && '/lending',
    // A portfolio is what is traded and borrowed; tokens alone stand on the page of their address.
    !markets && !lending && '/portfolio',
  ]
  return areas.filter(({ to }) => !missing.includes(to))
}

/** Whether a page belongs to an area. */
export function isUnder(pathname: string, under: readonly string[]): boolean {
  return under.some((start) => pathname.startsWith(start))
}
