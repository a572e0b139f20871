import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import type { ExactEnd, Side } from '#domain/markets/trades/trade.ts'

/** What a person wants to do, in words: `buy 100 TIDE`, `repay`. */
export type Command =
  | {
      kind: 'trade'
      side: Side
      /** Which end of the trade the amount is of: dollars or tokens, in or out. */
      exact: ExactEnd
      /** Digits with at most one point; empty without an amount. */
      amount: string
      /** What the market is called. */
      name: string
    }
  | {
      kind: 'lend'
      action: LendingAction
      amount: string
      /** Empty for any asset. */
      name: string
    }

const amountForm = String.raw`\$?((?:\d{1,3}(?:,\d{3})+|\d{1,30})?(?:\.\d{1,30})?)`
const verbs: Record<string, LendingAction> = {
  deposit: 'deposit',
  supply: 'deposit',
  withdraw: 'withdraw',
  borrow: 'borrow',
  repay: 'repay',
}

const lendForm = new RegExp(
  `^(deposit|supply|withdraw|borrow|repay)(?:\\s+${amountForm}(?=\\s|$))?(?:\\s+(\\S.*))?$`,
  'i',
)
const dollarsForm = new RegExp(
  String.raw`^(buy|sell)\s+(.+?)\s+(?:for|with)\s+${amountForm}(?:\s*\$|\s+usd)?$`,
  'i',
)
const dollarsOfForm = new RegExp(
  `^buy\\s+(?:\\$|(?=\\S+\\s+(?:usd|dollars)\\s))${amountForm}(?:\\s+(?:usd|dollars))?\\s+(?:of\\s+)?(\\S.*)$`,
  'i',
)
const tradeForm = new RegExp(`^(buy|sell)\\s+(?:${amountForm}\\s+)?(\\S.*)$`, 'i')

/**
 * Reads a command from the text of the search. The amount of `buy 100 TIDE` is of tokens, that of `buy $100 TIDE` and `buy TIDE
 * for 100` of dollars. Null for any other text.
 */
export function parseCommand(input: string): Command | null {
  const text = input.trim().replace(/\s+/g, ' ')
  const lend = lendForm.exec(text)
  if (lend) {
    const action = verbs[(lend[1] ?? '').toLowerCase()]
    return action ? { kind: 'lend', action, amount: plain(lend[2]), name: lend[3] ?? '' } : null
  }
  const dollarsOf = dollarsOfForm.exec(text)
  if (dollarsOf?.[1]) return trade('buy', 'in', dollarsOf[1], dollarsOf[2])
  const dollars = dollarsForm.exec(text)
  if (dollars?.[3]) {
    const side = sideOf(dollars[1])
    return trade(side, side === 'buy' ? 'in' : 'out', dollars[3], dollars[2])
  }
  const tokens = tradeForm.exec(text)
  if (!tokens) return null
  const side = sideOf(tokens[1])
  return trade(side, side === 'buy' && tokens[2] ? 'out' : 'in', tokens[2], tokens[3])
}

function trade(side: Side, exact: ExactEnd, amount: string | undefined, name = ''): Command {
  return { kind: 'trade', side, exact, amount: plain(amount), name }
}

function sideOf(word = ''): Side {
  return word.toLowerCase() === 'sell' ? 'sell' : 'buy'
}

function plain(amount = ''): string {
  return amount.replaceAll(',', '')
}
