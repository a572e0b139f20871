type Parts = { markets: boolean; lending: boolean }

/** The heading of the front page, which the name of the network follows: what can be done there. */
export function homeTitle({ markets, lending }: Parts): string {
  if (markets && lending) return 'Trade, borrow and explore'
  if (markets) return 'Trade and explore'
  return lending ? 'Borrow and explore' : 'Explore'
}

/** The line below the heading: what one tab has, and what nobody needs for it; less where `demo` has a wallet in the page. */
export function homeLine({ markets, lending }: Parts, demo: boolean): string {
  const parts = [markets && 'token markets', lending && 'credit', 'the whole chain']
    .filter(Boolean)
    .join(', ')
  const text = parts.replace(/, (?=[^,]*$)/, ' and ')
  const needs = demo ? 'No account, nothing to install.' : 'No account needed.'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} in one tab. ${needs}`
}
