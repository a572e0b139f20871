import { ChartCandlestick, Compass, Landmark, Wallet } from 'lucide-react'

/** The four areas of the app, in the order of the navigation. `under` has the path prefixes of an area. */
export const navigationItems = [
  { to: '/markets', label: 'Markets', Icon: ChartCandlestick, under: ['/markets'] },
  {
    to: '/blocks',
    label: 'Explorer',
    Icon: Compass,
    under: ['/block', '/tx', '/address', '/token', '/search', '/tools'],
  },
  { to: '/lending', label: 'Lending', Icon: Landmark, under: ['/lending'] },
  { to: '/portfolio', label: 'Portfolio', Icon: Wallet, under: ['/portfolio'] },
] as const

/** Whether a page belongs to an area. */
export function isUnder(pathname: string, under: readonly string[]): boolean {
  return under.some((start) => pathname.startsWith(start))
}
