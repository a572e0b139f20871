import { getAddress } from 'ethers/address'
import { parseUnits } from 'ethers/utils'
import type { Displayed } from './displayed.ts'
import type { Token, World } from './world.ts'

/** The expected value of an argument: its digits or address, or a function that returns a sentence when it is wrong. */
export type Wanted = string | ((actual: string) => string | undefined)

/** A call as the words on screen state it. */
export type StatedCall = {
  to: string
  name: string
  arguments: readonly Wanted[]
  /** The stated value in wei. */
  value?: bigint
}

/** The request to the wallet as the words on screen state it. */
export type Stated =
  | { calls: readonly StatedCall[]; isAtomic: boolean | null }
  | { permit: { token: Token; spender: string; units: bigint; seconds: number } }

/** The words, the account they address, and the state of the world. */
/** `request` counts from 0 the requests that one click led to. */
export type Reading = { displayed: Displayed; account: string; world: World; request: number }

/** The token with this symbol. Throws when none or several have it. */
export function tokenOf({ tokens }: World, symbol: string): Token {
  const [found, ...others] = tokens.filter((token) => token.symbol === symbol)
  if (!found || others.length > 0)
    throw new Error(`${found ? 'Several tokens are' : 'No token is'} called ${symbol}.`)
  return { ...found, address: getAddress(found.address) }
}

/** `1,234.5 TUSD` or `$1,234.5` in base units of a token. Throws for another form or unit. */
export function unitsIn(text: string, { decimals, symbol }: Token): bigint {
  const [, dollars, amount = dollars, unit] = /^(?:\$([\d,.]+)|([\d,.]+) (.+))$/.exec(text) ?? []
  if (amount === undefined || (unit !== undefined && unit !== symbol))
    throw new Error(`"${text}" is no amount of ${symbol}.`)
  return parseUnits(amount.replaceAll(',', ''), decimals)
}

/** The first group of the one line that has this form. Throws without one. */
export function said({ lines }: Displayed, form: RegExp): string {
  for (const line of lines) {
    const found = form.exec(line)
    if (found) return found[1] ?? line
  }
  throw new Error(`Nothing on the screen says ${form}.`)
}

/** Whether a line has this form. */
export function isSaid({ lines }: Displayed, form: RegExp): boolean {
  return lines.some((line) => form.test(line))
}

/** The values of a term, with every digit. Throws without the term. */
export function figure({ figures }: Displayed, term: string): readonly string[] {
  const found = figures[term]
  if (!found) throw new Error(`Nothing on the screen says "${term}".`)
  return found
}

/** Escapes a text of the screen for a regular expression. */
export function plain(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
