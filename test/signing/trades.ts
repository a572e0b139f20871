import { getAddress } from 'ethers/address'
import { parseUnits } from 'ethers/utils'
import type { Displayed } from './displayed.ts'
import {
  figure,
  isSaid,
  plain,
  type Reading,
  type StatedCall,
  said,
  tokenOf,
  unitsIn,
  type Wanted,
} from './stated.ts'
import { clocksDiffer, type Token, type World } from './world.ts'

/** The token of the market that the page is about: the one of its address, or the only one there is. */
function marketToken(displayed: Displayed, { markets }: World): string {
  const pool = /^\/markets\/(0x\w{40})/.exec(displayed.path)?.[1] ?? markets[0]?.pool ?? ''
  const named = markets.find((market) => market.pool.toLowerCase() === pool.toLowerCase())
  if (named === undefined) throw new Error('The page is about no market.')
  return getAddress(named.token)
}

/**
 * The statement of `Buy TIDE for 25 TUSD` or `Sell 12 TIDE`, with the minimum received. The button and the
 * step may cut its amount, the step's title on hover may not.
 */
export function tradeCall(title: string, { displayed, account, world, request }: Reading): StatedCall {
  const [, , bought, paidText = '', soldText = ''] =
    /^(Buy (.+) for (\S+ \S+)|Sell (\S+ \S+))$/.exec(title) ?? []
  const text = bought === undefined ? soldText : paidText
  const paid = tokenOf(world, text.split(' ')[1] ?? '')
  const received = tokenOf(world, bought ?? otherSymbol(paid, displayed))
  const head = bought === undefined ? 'Sell' : `Buy ${bought} for`
  const step = new RegExp(`^${plain(head)} (\\S+ \\S+)$`)
  const exact = said(displayed, step)
  const paidUnits = wholeAmount(text, exact, paid)
  for (const line of displayed.lines) wholeAmount(step.exec(line)?.[1] ?? exact, exact, paid)
  const [, least = ''] = figure(displayed, 'Minimum received')
  holdChange(paid, -paidUnits, displayed)
  const market = marketToken(displayed, world)
  const isSale = bought === undefined
  const isHop = world.markets.some(({ token }) => getAddress(token) === getAddress(paid.address)) && !isSale
  if (getAddress((isSale ? paid : received).address) !== market)
    throw new Error('The trade is of another token than the page.')
  return {
    to: getAddress(world.router),
    name: isSale
      ? 'swapExactTokensForStable'
      : isHop
        ? 'swapExactTokensForTokens'
        : 'swapExactStableForTokens',
    arguments: [
      String(paidUnits),
      leastWanted(unitsIn(least, received), request),
      ...(isSale ? [market] : [paid.address, market]),
      account,
      (time) => lateness(time, displayed, world),
    ],
  }
}

/** The minimum as displayed; of a trade that follows its approval, by a newer quote, no lower one. */
function leastWanted(stated: bigint, request: number): Wanted {
  if (request === 0) return String(stated)
  return (actual) => (BigInt(actual) < stated ? `The screen said at least ${stated}.` : undefined)
}

/** The exact amount of a step, which a button may show with fewer digits. Throws where the two differ. */
export function wholeAmount(button: string, step: string, token: Token): bigint {
  const [short, exact] = [unitsIn(button, token), unitsIn(step, token)]
  const places = /\.(\d+) /.exec(button)?.[1]?.length ?? 0
  const cut = exact - short
  if (cut < 0n || cut >= 10n ** BigInt(token.decimals - places))
    throw new Error(`The button says ${button}, the step ${step}.`)
  return exact
}

/** The symbol of a sale's payout, from the two balances in the panel. */
function otherSymbol({ symbol }: Token, { figures }: Displayed): string {
  const names = Object.keys(figures).flatMap((term) => /^Your (\S+)$/.exec(term)?.[1] ?? [])
  const other = names.find((name) => name !== symbol)
  if (other === undefined) throw new Error('Nothing on the screen says what a sale gives.')
  return other
}

/** Checks that "What changes", where shown, has a wallet balance reduced by the signed amount. */
function holdChange(token: Token, expected: bigint, { figures }: Displayed): void {
  const [, before, after] = figures[`Your ${token.symbol}`] ?? []
  if (before === undefined || after === undefined) return
  const units = (text: string) => parseUnits(text.replaceAll(',', ''), token.decimals)
  const change = units(after) - units(before)
  if (change !== expected) throw new Error(`The wallet is said to change by ${change}, not by ${expected}.`)
}

/** Checks the deadline of a trade against its step. */
function lateness(time: string, displayed: Displayed, { now }: World): string | undefined {
  const seconds = Number(said(displayed, /, valid for (\d+) minutes$/)) * 60
  const wait = Number(time) - now
  return Math.abs(wait - seconds) > clocksDiffer ? `It may wait for ${wait} seconds.` : undefined
}

/** Whether the steps are those of a trade. */
export function isTrade(displayed: Displayed): boolean {
  return isSaid(displayed, /^(Buy .+ for|Sell) \S+ \S+$/)
}
