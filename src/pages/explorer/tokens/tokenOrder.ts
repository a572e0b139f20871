import type { Token } from '#interfaces/explorer/token/token.ts'
import { compare, type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { marketCapOf } from '#pages/explorer/parts/figures/marketCapOf.ts'
import type { SortDirection } from '#ui/table/Column.ts'

/** What tokens can be sorted by: the ids of their columns. */
export type TokenOrder = { by: keyof typeof words; direction: SortDirection }

const words = {
  token: { ascending: 'A to Z', descending: 'Z to A' },
  price: { ascending: 'Lowest price first', descending: 'Highest price first' },
  value: { ascending: 'Smallest cap first', descending: 'Largest cap first' },
  holders: { ascending: 'Fewest holders first', descending: 'Most holders first' },
}

const amounts: Record<Exclude<TokenOrder['by'], 'token'>, (token: Token) => Decimal | null> = {
  price: ({ exchangeRate }) => exchangeRate,
  value: marketCapOf,
  holders: ({ holders }) => (holders === null ? null : fromUnits(BigInt(holders), 0)),
}

/** Whether a column can be sorted by. */
export function isOrder(id: string): id is TokenOrder['by'] {
  return id in words
}

/** An order as a short sentence. */
export function orderInWords({ by, direction }: TokenOrder): string {
  return words[by][direction]
}

/** The orders of these columns. */
export function ordersOf(columns: readonly string[]): readonly TokenOrder[] {
  return columns
    .filter(isOrder)
    .flatMap((by) => [firstOrder(by), { by, direction: opposite(firstOrder(by).direction) }])
}

/** A name is sorted from A first, a figure from the largest. */
export function firstOrder(by: TokenOrder['by']): TokenOrder {
  return { by, direction: by === 'token' ? 'ascending' : 'descending' }
}

/** The other direction. */
export function opposite(direction: SortDirection): SortDirection {
  return direction === 'ascending' ? 'descending' : 'ascending'
}

/** The tokens in an order; those whose figure is unknown stand last in both directions. */
export function sortTokens(tokens: readonly Token[], { by, direction }: TokenOrder): readonly Token[] {
  const isUp = direction === 'ascending'
  if (by === 'token') {
    const byName = tokens.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
    return isUp ? byName : byName.toReversed()
  }
  const amountOf = amounts[by]
  return tokens.toSorted((one, other) => {
    const [left, right] = [amountOf(one), amountOf(other)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return isUp ? compare(left, right) : compare(right, left)
  })
}

function nameOf({ symbol, name }: Token): string {
  return symbol ?? name ?? ''
}

const usualOrders = [
  { by: 'holders', direction: 'descending' },
  { by: 'value', direction: 'descending' },
] as const satisfies readonly TokenOrder[]

/** The order in which an explorer sent its tokens, read from the rows; null for one that they do not prove. */
export function orderOf(tokens: readonly Token[]): TokenOrder | null {
  const whole = usualOrders.find((order) => isProven(tokens, order))
  return whole ?? usualOrders.find((order) => isProven(withFigure(tokens, order), order)) ?? null
}

/** Whether the rows stand in an order of figures that differ: equal ones stand in any. */
function isProven(tokens: readonly Token[], order: (typeof usualOrders)[number]): boolean {
  const figures = new Set(withFigure(tokens, order).map(amounts[order.by]))
  return figures.size > 1 && sortTokens(tokens, order).every((token, at) => token === tokens[at])
}

/** An explorer puts a token whose figure it does not say anywhere. */
function withFigure(tokens: readonly Token[], { by }: (typeof usualOrders)[number]): readonly Token[] {
  return tokens.filter((token) => amounts[by](token) !== null)
}
