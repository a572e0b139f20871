type Parts = { markets: boolean; lending: boolean }

/** The heading of the front page, which the name of the network follows, and the sentence below it. */
export function homeWords({ markets, lending }: Parts): { title: string; sentence: string } {
  const lookUp = 'look up anything on the chain'
  const trade = 'Trade tokens on bonding curves'
  const borrow = 'borrow at the rate your credit score earns'
  if (markets && lending)
    return { title: 'Trade, borrow and explore', sentence: `${trade}, ${borrow}, ${lookUp}.` }
  if (markets) return { title: 'Trade and explore', sentence: `${trade}, ${lookUp}.` }
  if (lending) return { title: 'Borrow and explore', sentence: `B${borrow.slice(1)}, ${lookUp}.` }
  return {
    title: 'Explore',
    sentence: 'Look up anything on the chain by hash, address, number, name or symbol.',
  }
}
