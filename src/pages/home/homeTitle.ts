type Parts = { markets: boolean; lending: boolean }

/** The heading of the front page, which the name of the network follows: what can be done there. */
export function homeTitle({ markets, lending }: Parts): string {
  if (markets && lending) return 'Trade, borrow and explore'
  if (markets) return 'Trade and explore'
  return lending ? 'Borrow and explore' : 'Explore'
}
