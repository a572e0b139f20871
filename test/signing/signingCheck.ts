import { getAddress } from 'ethers/address'
import { verifyTypedData } from 'ethers/hash'
import { requestsOf, statedBy } from './actions.ts'
import type { Displayed } from './displayed.ts'
import {
  isSigned,
  type RequestedCall,
  readRequest,
  type SigningRequest,
  type WalletRequest,
} from './requests.ts'
import type { Stated, StatedCall } from './stated.ts'
import { clocksDiffer, type World } from './world.ts'

/** `at` is in milliseconds of this process. */
type Heard = { request: WalletRequest; account: string; clicked: Clicked | null; at: number }
/** `request` is the number of requests after this click so far, `requests` the number it may lead to. */
type Clicked = { displayed: Displayed; request: number; requests: number }
type Permit = Extract<SigningRequest, { permit: unknown }>['permit']

/** The real clock, also when a test fakes it later. */
const elapsed = performance.now.bind(performance)

/**
 * Records the requests to a wallet and the words on screen at the click before. Each request is compared with the words
 * of its own click.
 */
export class SigningCheck {
  readonly #heard: Heard[] = []
  #clicked: Clicked | null = null

  /** Records a click. A button that states nothing, such as "Close", keeps the earlier statement. */
  see(displayed: Displayed): void {
    const requests = requestsOf(displayed)
    if (requests > 0) this.#clicked = { displayed, request: 0, requests }
  }

  /** Records a request to the wallet of this account. */
  hear(request: WalletRequest, account: string): void {
    if (!isSigned(request)) return
    const clicked = this.#clicked
    this.#heard.push({ request, account, clicked, at: elapsed() })
    const next = (clicked?.request ?? 0) + 1
    this.#clicked = clicked && next < clicked.requests ? { ...clicked, request: next } : null
  }

  /** The paths of the pages with requests. */
  get paths(): string[] {
    return this.#heard.flatMap(({ clicked }) => clicked?.displayed.path ?? [])
  }

  /** Whether a recorded request contains this address, as its recipient or in its data. */
  names(address: string): boolean {
    return JSON.stringify(this.#heard).toLowerCase().includes(address.slice(2).toLowerCase())
  }

  /** The number of recorded requests to sign. */
  get count(): number {
    return this.#heard.length
  }

  /**
   * The differences between requests and displayed words, one sentence each; clears the records. A deadline is compared
   * with the time of its request, so that a long test does not make it early.
   */
  differences(present: World): string[] {
    const permits: Permit[] = []
    this.#clicked = null
    return this.#heard.splice(0).flatMap(({ request, account, clicked, at }) => {
      const world = { ...present, now: present.now - (elapsed() - at) / 1_000 }
      if (clicked === null)
        return [
          `${request.method}: no button that says so was clicked before, or another request came of it.`,
        ]
      const { displayed } = clicked
      const action = `"${displayed.button}"`
      try {
        const requested = readRequest(request, world)
        if ('permit' in requested) permits.push(requested.permit)
        const stated = statedBy({ displayed, account, world, request: clicked.request })
        return differences(requested, stated, { account, displayed, world, permits }).map(
          (each) => `${action}: ${each}`,
        )
      } catch (error) {
        return [`${action}: ${(error as Error).message}`]
      }
    })
  }
}

type Held = {
  account: string
  displayed: Displayed
  world: World
  /** The permits among the requests. */
  permits: readonly Permit[]
}

function differences(requested: SigningRequest, stated: Stated, held: Held): string[] {
  const { account, displayed, world } = held
  const common = [
    ...differs('the chain', String(requested.chainId), String(world.chainId)),
    ...differs('the account', requested.from, getAddress(account)),
    ...(displayed.account === null
      ? []
      : differs('the account in the frame', displayed.account, getAddress(account))),
  ]
  if ('permit' in requested || 'permit' in stated)
    return [...common, ...permitDifferences(requested, stated, held)]
  if (requested.calls.length !== stated.calls.length)
    return [...common, `${requested.calls.length} calls instead of ${stated.calls.length}.`]
  return [
    ...common,
    ...differs('both or neither', String(requested.isAtomic), String(stated.isAtomic)),
    ...requested.calls.flatMap((call, index) => {
      const wanted = stated.calls[index]
      return wanted ? callDifferences(call, wanted, held) : []
    }),
  ]
}

function callDifferences(call: RequestedCall, wanted: StatedCall, held: Held): string[] {
  const isPermitted = wanted.name.endsWith('WithPermit')
  const values = isPermitted ? call.arguments.slice(0, 2) : call.arguments
  return [
    ...differs('the contract', call.to, wanted.to),
    ...differs('the function', call.name, wanted.name),
    ...differs('the coins with it', String(call.value), String(wanted.value ?? 0n)),
    ...differs('the number of arguments', String(values.length), String(wanted.arguments.length)),
    ...values.flatMap((value, index) => {
      const want = wanted.arguments[index] ?? ''
      const what = `argument ${index + 1} of ${call.name}`
      if (typeof want === 'string') return differs(what, value, want)
      const problem = want(value)
      return problem === undefined ? [] : [`${what} is ${value}. ${problem}`]
    }),
    ...(isPermitted ? signatureDifferences(call, held) : []),
  ]
}

/** Checks that the signature in a call is a recorded one of the account, for a permit of the call's amount. */
function signatureDifferences({ arguments: values }: RequestedCall, held: Held): string[] {
  const { account, permits } = held
  const [asset = '', amount = '', deadline, v, r = '', s = ''] = values
  // Two permits signed at the same block time have the same deadline.
  const heard = permits
    .filter(
      ({ domain, message }) =>
        message.deadline === deadline && getAddress(domain.verifyingContract) === asset,
    )
    .map(({ domain, types, message }) => ({
      message,
      signer: verifyTypedData(domain, types, message, { v: Number(v), r, s }),
    }))
  const given = heard.find(({ signer }) => signer === getAddress(account)) ?? heard[0]
  if (!given) return ['The permit in it is none that the wallet was asked for.']
  const { message, signer } = given
  const isEnough = BigInt(message.value ?? 0) >= BigInt(amount) || BigInt(amount) === 2n ** 256n - 1n
  return [
    ...differs('the signer of the permit', signer, getAddress(account)),
    ...(isEnough ? [] : [`The permit of ${message.value} is less than ${amount}.`]),
  ]
}

function permitDifferences(requested: SigningRequest, stated: Stated, { account, world }: Held): string[] {
  if (!('permit' in requested)) return ['A call instead of a permission.']
  if (!('permit' in stated)) return ['A permission instead of a call.']
  const { domain, message } = requested.permit
  const { token, spender, units, seconds } = stated.permit
  const time = Number(message.deadline) - world.now
  return [
    ...differs('the token', getAddress(domain.verifyingContract), token.address),
    ...differs('the owner', getAddress(String(message.owner)), getAddress(account)),
    ...differs('the spender', getAddress(String(message.spender)), spender),
    ...differs('the pool of the site', spender, getAddress(world.pool)),
    ...differs('the amount', String(message.value), String(units)),
    ...(time > 0 && time <= seconds + clocksDiffer
      ? []
      : [`It is valid for ${time} seconds instead of ${seconds}.`]),
  ]
}

function differs(what: string, requested: string, stated: string): string[] {
  return requested === stated ? [] : [`${what} is ${requested} instead of ${stated}.`]
}
