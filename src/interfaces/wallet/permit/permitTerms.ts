import * as v from 'valibot'
import { domainSeparator, type Hex, toFunctionSelector } from 'viem'
import { type Permit, permitSeconds } from '#domain/approvals/permit.ts'
import { chainTime, type TimedBlock } from '#domain/blocks/chainTime.ts'
import { nodeProvider } from '#interfaces/wallet/nodeProvider.ts'
import { now } from '#lib/browser/clock.ts'
import { config } from '#lib/browser/config/config.ts'
import { type ContractCall, encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { callRevertData, isCallRevert } from '#lib/wire/callRevert.ts'
import { type Address, hexData } from '#lib/wire/shapes.ts'
import { DOMAIN_SEPARATOR, name, nonces } from '#spec/abi/permitSelectors.ts'

/** The request for a permit: token, owner, and a call that shows whether the spender supports permits. */
export type PermitQuestion = { token: Address; owner: Address; probe: ContractCall }

/** The current terms of a token's permits: everything but the amount. */
export type PermitTerms = Omit<Permit, 'value'>

/** The versions to try: the standard has no function for the version, and only these two are in use. */
const versions = ['1', '2']
const longestName = 100
/** Seconds that the chain's clock may be ahead: a node that invents a time far ahead asks for a permit without an end. */
const mostAhead = 24 * 3_600
const zeroAmount = toFunctionSelector('ZeroAmount()')

const smallQuantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,16}$/), v.transform(Number), v.safeInteger())
const blockSchema = v.nullable(v.object({ number: smallQuantity, timestamp: smallQuantity }))

/**
 * Reads the terms of a token's permits: its name, the owner's next nonce and its domain separator, which must be that
 * of this token on the configured chain. Null where the token or the spender does not support permits, and where the
 * chain's clock is more than a day ahead. Throws when the node does not answer.
 */
export async function readPermitTerms({ token, owner, probe }: PermitQuestion): Promise<PermitTerms | null> {
  const [nonce, separator, title, isTaken, time] = await Promise.all([
    read({ to: token, data: encodeCall(nonces, owner) }),
    read({ to: token, data: DOMAIN_SEPARATOR }),
    read({ to: token, data: name }),
    takesPermits(owner, probe),
    readTime(),
  ])
  if (!isTaken || nonce === null || separator === null || title === null) return null
  if (time > ownTime() + mostAhead) return null
  const domain = domainOf(token, separator, title)
  if (domain === null) return null
  const { uint } = readWords(nonce)
  return { ...domain, owner, spender: probe.to, nonce: uint(0), deadline: BigInt(time) + permitSeconds }
}

/** The domain of the token on the configured chain, where the token's separator is the hash of it. */
function domainOf(token: Address, separator: Hex, title: Hex) {
  const { chainId } = config()
  const name = readName(title)
  const version = versions.find((each) => {
    const domain = { name, version: each, chainId, verifyingContract: token }
    return domainSeparator({ domain }) === separator
  })
  return version === undefined ? null : { token, name, version, chainId }
}

function readName(answer: Hex): string {
  try {
    return readWords(answer).text(0, longestName)
  } catch {
    return ''
  }
}

/**
 * Whether the spender supports permits. Only a refusal with its own error proves the function: a contract without it
 * reverts without a reason.
 */
async function takesPermits(from: Address, probe: ContractCall): Promise<boolean> {
  try {
    await nodeProvider.request({ method: 'eth_call', params: [{ from, ...probe }, 'latest'] })
    return false
  } catch (error) {
    if (!isCallRevert(error)) throw error
    return callRevertData(error) === zeroAmount
  }
}

/** Epoch seconds by the chain's clock; by this device's where the node has no blocks. */
async function readTime(): Promise<number> {
  const [pending, latest] = await Promise.all([readBlock('pending'), readBlock('latest')])
  return chainTime(pending, latest, ownTime())
}

function ownTime(): number {
  return Math.floor(now() / 1_000)
}

async function readBlock(tag: string): Promise<TimedBlock | null> {
  const question = { method: 'eth_getBlockByNumber', params: [tag, false] }
  const block = v.safeParse(blockSchema, await nodeProvider.request(question).catch(() => null))
  return block.success ? block.output : null
}

async function read(call: ContractCall): Promise<Hex | null> {
  try {
    const answer = v.safeParse(
      hexData,
      await nodeProvider.request({ method: 'eth_call', params: [call, 'latest'] }),
    )
    return answer.success && answer.output.length >= 66 ? answer.output : null
  } catch (error) {
    if (isCallRevert(error)) return null
    throw error
  }
}
