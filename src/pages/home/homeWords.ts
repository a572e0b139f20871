type Parts = { markets: boolean; lending: boolean }

/** What the front page says the site is about, before the name of the network and below it. */
export function homeWords({ markets, lending }: Parts): { title: string; sentence: string } {
  const lookUp = 'look up anything on the chain'
  const trade = 'Trade tokens on bonding curves'
  const borrow = 'borrow at the rate your credit score earns'
  if (markets && lending)
    return { title: 'Markets, chain and credit of', sentence: `${trade}, ${borrow}, ${lookUp}.` }
  if (markets) return { title: 'Markets and chain of', sentence: `${trade}, ${lookUp}.` }
  if (lending) return { title: 'Chain and credit of', sentence: `B${borrow.slice(1)}, ${lookUp}.` }
  return {
    title: 'Blocks, transactions and tokens of',
    sentence: 'Look up anything on the chain by hash, address, number, name or symbol.',
  }
}
