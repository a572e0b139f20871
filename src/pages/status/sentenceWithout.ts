import type { InterfaceName } from '#lib/requests/errors.ts'

type Areas = { markets: boolean; lending: boolean }

/** What stops and what still works while an interface is down, of what the network has. */
export function sentenceWithout(name: InterfaceName, areas: Areas): string {
  return sentences[name](areas)
}

const sentences: Record<InterfaceName, (areas: Areas) => string> = {
  indexer: ({ lending }) => {
    const others = listed(['Blocks', 'transactions', 'tokens', lending && 'lending'])
    return `Markets, charts and trades are unavailable. ${others} still work.`
  },
  node: ({ markets, lending }) => {
    const lost = listed(['Balances', (markets || lending) && 'quotes', 'signing'])
    const others = listed(['Blocks', 'transactions', markets && 'markets', lending && 'pools'])
    return `${lost} are unavailable. ${others} can still be read.`
  },
  explorer: (areas) =>
    `Single blocks and transactions are read from the node; lists are unavailable.${othersOf(areas)}`,
  lending: () => 'Pools and credit scores are read from the pool contract. Everything else still works.',
}

function othersOf({ markets, lending }: Areas): string {
  if (markets) return ` ${listed(['Markets', lending && 'lending'])} still work.`
  return lending ? ' Lending still works.' : ''
}

/** `a, b and c`, of those that are there. */
function listed(words: readonly (string | false)[]): string {
  const there = words.filter((word) => word !== false)
  return [there.slice(0, -1).join(', '), ...there.slice(-1)].filter(Boolean).join(' and ')
}
