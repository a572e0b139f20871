import { getAddress, isAddress } from 'ethers/address'
import { MaxUint256 } from 'ethers/constants'
import { parseEther } from 'ethers/utils'
import { creation, distribution, feeUseChange } from './creator.ts'
import type { Displayed } from './displayed.ts'
import {
  figure,
  isSaid,
  type Reading,
  type Stated,
  type StatedCall,
  said,
  tokenOf,
  unitsIn,
} from './stated.ts'
import { isTrade, tradeCall, wholeAmount } from './trades.ts'

/*
 * The statement of each button, read from its words and those around it. A button in none of these forms states
 * nothing, so a wallet must not get a request after its click.
 */

type ReadAction = (words: readonly string[], reading: Reading) => Stated

const amount = '([\\d.,]+ \\S+)'

const gifts = 'Try with free test tokens'

const actions: readonly (readonly [form: string, action: ReadAction])[] = [
  [`(Deposit|Withdraw|Borrow|Repay) ${amount}`, ([verb, text], reading) => one(lending(verb, text, reading))],
  [`(Withdraw|Repay) all \\(${amount}\\)`, ([verb, text], reading) => one(lending(verb, text, reading))],
  [
    `Approve ${amount}`,
    ([text], reading) => one(approval(exactly(text, reading), spenderOf(reading), reading)),
  ],
  [
    `Approve and (deposit|repay) ${amount}`,
    ([verb = '', text], reading) => withApproval(lending(capital(verb), text, reading), reading),
  ],
  [
    `Approve and repay all \\(${amount}\\)`,
    ([text], reading) => withApproval(lending('Repay', text, reading), reading),
  ],
  ['(Buy .+ for .+|Sell .+)', ([title = ''], reading) => one(tradeCall(title, reading))],
  [
    'Approve and (buy .+|sell .+)',
    ([title = ''], reading) => withApproval(tradeCall(capital(title), reading), reading),
  ],
  [
    'Approve unlimited (\\S+)',
    ([symbol], reading) => {
      said(reading.displayed, /take any amount, at any time, until you revoke it$/)
      const [spender, token] = [spenderOf(reading), tokenOf(reading.world, symbol ?? '')]
      return one({ to: token.address, name: 'approve', arguments: [spender, String(MaxUint256)] })
    },
  ],
  [`Sign permission for ${amount}`, ([text = ''], reading) => permit(text, reading)],
  [
    'Reset the old (\\S+) approval',
    ([symbol], reading) => one(approval(`0 ${symbol}`, spenderOf(reading), reading)),
  ],
  ['Revoke it', (_, reading) => one(approval(`0 ${leftSymbol(reading)}`, spenderOf(reading), reading))],
  ['Revoke the (\\S+) approval', ([symbol], reading) => one(revocation(symbol, reading))],
  // Where a test network is tried: two mints, one after the other.
  [gifts, (_, reading) => one(faucet(`10,000 ${reading.request === 0 ? 'HUSD' : 'TUSD'}`, reading))],
  [`Get ${amount}`, ([text], reading) => one(faucet(text, reading))],
  [
    `Create (\\S+) and buy for ${amount}`,
    ([symbol = '', cost], reading) => creationAndPurchase(symbol, `Buy ${symbol} for ${cost}`, reading),
  ],
  ['Create (\\S+)', ([symbol = ''], reading) => one(creation(symbol, reading))],
  ['Change to (.+)', ([use = ''], reading) => one(feeUseChange(use, reading))],
  ['(?:Claim|Burn|Set aside|Distribute) the fees.*', (_, reading) => one(distribution(reading))],
  ['Call (\\w+)', ([name = ''], reading) => one(written(name, reading))],
]

/** How many requests a click on this button may lead to. Zero for a button that states nothing. */
export function requestsOf(displayed: Displayed): number {
  const { button } = displayed
  if (button === gifts) return 2
  if (button.startsWith('Create ') && button.includes(' and buy for '))
    return isSaid(displayed, isApproved) ? 2 : 3
  if (button.startsWith('Approve and ') && !isSaid(displayed, isOneRequest)) return 2
  return actions.some(([form]) => new RegExp(`^${form}$`).test(button)) ? 1 : 0
}

/**
 * The statement of the clicked button and the words around it. Throws where there is none, or they contradict each
 * other.
 */
export function statedBy(reading: Reading): Stated {
  for (const [form, action] of actions) {
    const found = new RegExp(`^${form}$`).exec(reading.displayed.button)
    if (found) return action(found.slice(1), reading)
  }
  throw new Error(`"${reading.displayed.button}" says nothing of what is signed.`)
}

function one(call: StatedCall): Stated {
  return { calls: [call], isAtomic: null }
}

const isOneRequest = /^Asked for together with the approval/

/** An approval and its action: in one request where the screen says so, else the action after the approval. */
function withApproval(call: StatedCall, reading: Reading): Stated {
  const { displayed, request } = reading
  const approved = approval(said(displayed, new RegExp(`^Approve ${amount}$`)), spenderOf(reading), reading)
  if (!isSaid(displayed, isOneRequest)) return one(request === 0 ? approved : call)
  const isAtomic = isSaid(displayed, /Both happen, or neither\.$/)
  if (!isAtomic) said(displayed, /the approval may go through without the \w+\.$/)
  return { calls: [approved, call], isAtomic }
}

const isApproved = /^Already approved$/

/** A market, then its first purchase, with an approval between them where the steps have one. */
function creationAndPurchase(symbol: string, title: string, reading: Reading): Stated {
  if (reading.request === 0) return one(creation(symbol, reading))
  const isPurchase = reading.request === 2 || isSaid(reading.displayed, isApproved)
  if (isPurchase) return one(tradeCall(title, reading))
  const approved = said(reading.displayed, new RegExp(`^Approve ${amount}$`))
  return one(approval(approved, spenderOf(reading), reading))
}

/** An action of the lending pool. The steps must agree with the button and tell whether it is "all". */
function lending(verb = '', text = '', { displayed, world }: Reading): StatedCall {
  const token = tokenOf(world, text.split(' ')[1] ?? '')
  const title = said(displayed, new RegExp(`^(${verb} (?:${amount}|all \\(${amount}\\)))$`))
  const isAll = title.startsWith(`${verb} all (`)
  // For "all" the step shows fewer digits, because the amount grows until its block.
  const units = isAll
    ? wholeAmount(title.slice(`${verb} all (`.length, -1), text, token)
    : wholeAmount(text, title.slice(`${verb} `.length), token)
  if (!isAll) holdChange(verb, units, token, displayed)
  const permitted = new RegExp(`^Sign permission for ${amount}$`)
  const isPermitted = isSaid(displayed, permitted)
  // With a permit "all" is the permitted amount; the pool takes no more than the debt.
  const all = isPermitted ? () => unitsIn(said(displayed, permitted), token) : () => MaxUint256
  return {
    to: getAddress(world.pool),
    name: `${verb.toLowerCase()}${isPermitted ? 'WithPermit' : ''}`,
    arguments: [token.address, String(isAll ? all() : units)],
  }
}

/** Checks that "What changes" shows a wallet balance changed by the signed amount, or by what is said to arrive of it. */
function holdChange(
  verb: string,
  units: bigint,
  token: Parameters<typeof unitsIn>[1],
  displayed: Reading['displayed'],
) {
  const [, before, after] = displayed.figures['In your wallet'] ?? []
  if (before === undefined || after === undefined) return
  const change = unitsIn(after, token) - unitsIn(before, token)
  const arriving = /only ([\d,.]+ \S+) arrive in my wallet/
  const gained = isSaid(displayed, arriving) ? unitsIn(said(displayed, arriving), token) : units
  const expected = verb === 'Deposit' || verb === 'Repay' ? -units : gained
  if (change !== expected) throw new Error(`The wallet is said to change by ${change}, not by ${expected}.`)
}

function approval(text = '', spender: string, { world }: Reading): StatedCall {
  const token = tokenOf(world, text.split(' ')[1] ?? '')
  return { to: token.address, name: 'approve', arguments: [spender, String(unitsIn(text, token))] }
}

/** The amount of an approval: the step shows every digit, unless a wallet lowered the approval before. */
function exactly(button = '', { displayed, world }: Reading): string {
  const token = tokenOf(world, button.split(' ')[1] ?? '')
  if (!isSaid(displayed, new RegExp(`^Approve ${amount}$`))) return button
  const step = said(displayed, new RegExp(`^Approve ${amount}$`))
  wholeAmount(button, step, token)
  return step
}

/** The spender that the steps name. */
function spenderOf({ displayed, world }: Reading): string {
  if (
    isSaid(displayed, /^(Allows|Lets) the pool /) ||
    isSaid(displayed, /^(Deposit|Repay) (all \()?[\d.,]+ \S+$/)
  )
    return getAddress(world.pool)
  if (isSaid(displayed, /^(Allows|Lets) the router /) || isTrade(displayed)) return getAddress(world.router)
  throw new Error('Nothing on the screen says who may take them.')
}

function permit(text: string, { displayed, world }: Reading): Stated {
  const token = tokenOf(world, text.split(' ')[1] ?? '')
  const [valid = ''] = figure(displayed, 'Valid')
  const [, minutes, chain] = /^(\d+) minutes, once, on network (\d+)$/.exec(valid) ?? []
  if (Number(chain) !== world.chainId) throw new Error(`"${valid}" is of another network.`)
  const [amountText = ''] = figure(displayed, 'Amount')
  const units = wholeAmount(text, amountText, token)
  if (!figure(displayed, 'Token').some((title) => isAddress(title) && getAddress(title) === token.address))
    throw new Error('The terms do not name the token.')
  const [, spender = ''] = figure(displayed, 'Spender')
  return {
    permit: {
      token,
      spender: getAddress(spender),
      units,
      seconds: Number(minutes) * 60,
    },
  }
}

const unlimitedLeft = /^An unlimited approval of (\S+) is left\.$/

function leftSymbol({ displayed }: Reading): string {
  if (isSaid(displayed, unlimitedLeft)) return said(displayed, unlimitedLeft)
  const unknownLeft = /^The node did not say what is left of the (\S+) approval\.$/
  if (isSaid(displayed, unknownLeft)) return said(displayed, unknownLeft)
  return said(displayed, /^[\d.,]+ (\S+) of the approval is left\.$/)
}

/** A revocation: the dialog shows token, spender and remaining allowance. */
function revocation(symbol = '', reading: Reading): StatedCall {
  const { displayed } = reading
  const [afterwards = ''] = figure(displayed, 'Afterwards')
  const [, spender = ''] = figure(displayed, 'Allowed to')
  const call = approval(afterwards, getAddress(spender), reading)
  if (!afterwards.endsWith(` ${symbol}`))
    throw new Error(`The button says ${symbol}, the dialog ${afterwards}.`)
  return call
}

function faucet(text = '', { account, world }: Reading): StatedCall {
  const token = tokenOf(world, text.split(' ')[1] ?? '')
  return { to: token.address, name: 'mint', arguments: [account, String(unitsIn(text, token))] }
}

/** A call of the page's contract with the entered arguments. */
function written(name: string, { displayed }: Reading): StatedCall {
  const contract = /^\/address\/(0x\w{40})/.exec(displayed.path)?.[1]
  if (contract === undefined) throw new Error('The page is about no contract.')
  const isPay = (label: string) => label.startsWith('Pay with it')
  const paid = displayed.fields.find(({ label }) => isPay(label))?.value
  const values = displayed.fields.flatMap(({ label, value }) => (isPay(label) ? [] : value))
  return {
    to: getAddress(contract),
    name,
    arguments: values.map((value) => (isAddress(value) ? getAddress(value) : value)),
    value: parseEther(paid || '0'),
  }
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
