import { getAddress } from 'ethers/address'
import { verifyTypedData } from 'ethers/hash'
import { isPromise, promisedBy } from './acts.ts'
import { type Asked, type AskedCall, isSigned, readAsked, type WalletRequest } from './asked.ts'
import type { Promised, PromisedCall } from './promised.ts'
import type { Shown } from './shown.ts'
import { clocksDiffer, type World } from './world.ts'

/** `at` is in milliseconds of this process. */
type Heard = { request: WalletRequest; account: string; shown: Shown | null; at: number }
type Permit = Extract<Asked, { permit: unknown }>['permit']

/** Of the real clock, whatever a test makes of it later. */
const elapsed = performance.now.bind(performance)

/**
 * Hears what a wallet is asked and sees what stood on the screen at the click before it. Each request is held against the
 * words of a click of its own.
 */
export class Witness {
  readonly #heard: Heard[] = []
  #shown: Shown | null = null

  /** A button was clicked. One that promises nothing, such as "Close", takes back no words. */
  see(shown: Shown): void {
    if (isPromise(shown.button)) this.#shown = shown
  }

  /** The wallet of this account is asked. */
  hear(request: WalletRequest, account: string): void {
    if (!isSigned(request)) return
    this.#heard.push({ request, account, shown: this.#shown, at: elapsed() })
    this.#shown = null
  }

  /** The pages on which something was asked for. */
  get paths(): string[] {
    return this.#heard.flatMap(({ shown }) => shown?.path ?? [])
  }

  /** How many requests to sign something were heard. */
  get count(): number {
    return this.#heard.length
  }

  /**
   * What the wallet was asked for otherwise than the screen said, a sentence each; nothing is kept afterwards. A time is held
   * against that of the request: a long test makes no deadline early.
   */
  differences(present: World): string[] {
    const permits: Permit[] = []
    this.#shown = null
    return this.#heard.splice(0).flatMap(({ request, account, shown, at }) => {
      const world = { ...present, now: present.now - (elapsed() - at) / 1_000 }
      const act = shown ? `"${shown.button}"` : request.method
      if (shown === null)
        return [`${act}: no button that says so was clicked before, or another request came of it.`]
      try {
        const asked = readAsked(request, world)
        if ('permit' in asked) permits.push(asked.permit)
        const promised = promisedBy({ shown, account, world })
        return differences(asked, promised, { account, shown, world, permits }).map(
          (each) => `${act}: ${each}`,
        )
      } catch (error) {
        return [`${act}: ${(error as Error).message}`]
      }
    })
  }
}

type Held = {
  account: string
  shown: Shown
  world: World
  /** What the wallet was asked to sign, in requests. */
  permits: readonly Permit[]
}

function differences(asked: Asked, promised: Promised, held: Held): string[] {
  const { account, shown, world } = held
  const common = [
    ...differs('the chain', String(asked.chainId), String(world.chainId)),
    ...differs('the account', asked.from, getAddress(account)),
    ...(shown.account === null
      ? []
      : differs('the account in the frame', shown.account, getAddress(account))),
  ]
  if ('permit' in asked || 'permit' in promised)
    return [...common, ...permitDifferences(asked, promised, held)]
  if (asked.calls.length !== promised.calls.length)
    return [...common, `${asked.calls.length} calls instead of ${promised.calls.length}.`]
  return [
    ...common,
    ...differs('both or neither', String(asked.isAtomic), String(promised.isAtomic)),
    ...asked.calls.flatMap((call, index) => {
      const wanted = promised.calls[index]
      return wanted ? callDifferences(call, wanted, held) : []
    }),
  ]
}

function callDifferences(call: AskedCall, wanted: PromisedCall, held: Held): string[] {
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

/** The signature in a call is one that the account gave, of a permit as large as the call. */
function signatureDifferences({ arguments: values }: AskedCall, held: Held): string[] {
  const { account, permits } = held
  const [asset = '', amount = '', deadline, v, r = '', s = ''] = values
  // Two that were signed at the same block time end at the same time.
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

function permitDifferences(asked: Asked, promised: Promised, { account, world }: Held): string[] {
  if (!('permit' in asked)) return ['A call instead of a permission.']
  if (!('permit' in promised)) return ['A permission instead of a call.']
  const { domain, message } = asked.permit
  const { token, spender, units, seconds } = promised.permit
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

function differs(what: string, asked: string, promised: string): string[] {
  return asked === promised ? [] : [`${what} is ${asked} instead of ${promised}.`]
}
