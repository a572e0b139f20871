type Parts = { markets: boolean; lending: boolean }

/** The heading of the front page, which the name of the network follows: what can be done there. */
export function homeTitle({ markets, lending }: Parts): string {
  if (markets && lending) return 'Trade, borrow and explore'
  if (markets) return 'Trade and explore'
  return lending ? 'Borrow and explore' : 'Explore'
}

/**
 * The line below the heading: what one tab has, and what a newcomer does not need for it; less where `demo` has a wallet in the
 * page.
 */
export function homeLine({ markets, lending }: Parts, demo: boolean, isNew: boolean): string {
  const areas = [markets && 'Token markets', lending && (markets ? 'credit' : 'Credit')].filter(Boolean)
  const first = areas.length > 0 ? `${areas.join(', ')} and the` : 'The'
  return `${first} whole chain in one tab.${isNew ? ` No account${demo ? ', nothing to install' : ' needed'}.` : ''}`
}
