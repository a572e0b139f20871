import { ownEntry } from '#lib/text/ownEntry.ts'

type Action = {
  protocol: string | null
  type: string
  data: {
    name: string | null
    symbol: string | null
    ids: readonly string[] | null
    amount0: string | null
    symbol0: string | null
    amount1: string | null
    symbol1: string | null
  } | null
}

const verbs: Readonly<Record<string, string>> = {
  mint: 'Add liquidity of',
  burn: 'Remove liquidity of',
  collect: 'Collect',
  swap: 'Swap',
}

/** Describes an action of a transaction in a protocol: `Swap 1 WETH for 3,000 USDC on Uniswap V3`. */
export function actionSentence({ protocol, type, data }: Action): string {
  const on = protocol ? ` on ${words(protocol)}` : ''
  const first = sum(data?.amount0, data?.symbol0)
  const second = sum(data?.amount1, data?.symbol1)
  const verb = ownEntry(verbs, type)
  if (verb && first && second) return `${verb} ${first} ${type === 'swap' ? 'for' : 'and'} ${second}${on}`
  if (type === 'mint_nft' && data?.ids) {
    return `Mint ${data.name ?? data.symbol ?? 'a collectible'} ${data.ids.map((id) => `#${id}`).join(', ')}${on}`
  }
  const only = first ?? second
  return `${words(type)}${only ? ` ${only}` : ''}${on}`
}

function sum(amount: string | null | undefined, symbol: string | null | undefined): string | null {
  return amount && symbol ? `${amount} ${symbol}` : null
}

/** `uniswap_v3` as `Uniswap V3`. */
function words(name: string): string {
  return name.replace(/_/g, ' ').replace(/(?:^|\s)\S/g, (letter) => letter.toUpperCase())
}
