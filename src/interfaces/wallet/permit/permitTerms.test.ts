import { domainSeparator } from 'viem'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  answerAsContracts,
  blockTime,
  domainOf,
  type FakeContracts,
  permitOwner,
} from '#interfaces/testing/wallet/fakePermit.ts'
import { setClock } from '#lib/browser/clock.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { depositWithPermit } from '#spec/abi/lendingPoolSelectors.ts'
import { readPermitTerms } from './permitTerms.ts'

const token = checksummed(`0x${'22'.repeat(20)}`)
const pool = checksummed(`0x${'99'.repeat(20)}`)
const probe = { to: pool, data: encodeCall(depositWithPermit, token, 0n, 0n, 0n, 0n, 0n) }
const question = { token, owner: permitOwner, probe }
const sound: FakeContracts = { nonce: 7n, chainId: 31_337, takesPermits: true }

beforeEach(() => loadTestConfig())

function hashOf(change: object) {
  return domainSeparator({ domain: { ...domainOf(token), ...change } })
}

test('readPermitTerms reads the token’s terms on the configured chain, with a deadline in half an hour of chain time', async () => {
  answerAsContracts(token, () => sound)
  const { name, version, chainId } = domainOf(token)
  expect(await readPermitTerms(question)).toEqual({
    token,
    name,
    version,
    chainId,
    owner: permitOwner,
    spender: pool,
    nonce: 7n,
    deadline: blockTime + 1_800n,
  })
})

test.each(['right', 'as wrong'])(
  'half an hour is half an hour, also where the clock of this device is two days ahead and that of the site %s',
  async (site) => {
    const device = Number(blockTime) * 1_000 + 172_800_000
    vi.useFakeTimers({ toFake: ['Date'], now: device })
    if (site === 'right') setClock(new Headers({ date: new Date(Number(blockTime) * 1_000).toUTCString() }))
    onTestFinished(() => {
      setClock(new Headers())
      vi.useRealTimers()
    })
    answerAsContracts(token, () => sound)
    expect(await readPermitTerms(question)).toMatchObject({ deadline: blockTime + 1_800n })
  },
)

test.each<[string, Partial<FakeContracts>]>([
  ['a token without nonces', { nonce: null }],
  ['a token whose own hash of its domain is of another chain', { chainId: 1 }],
  ['a pool without entries for permits', { takesPermits: false }],
  ['a hash of the domain of another token', { separator: hashOf({ verifyingContract: pool }) }],
  ['a hash of a domain with another name', { separator: hashOf({ name: 'Other Dollar' }) }],
  ['a hash of a domain with another version', { separator: hashOf({ version: '3' }) }],
  ['a hash of nothing', { separator: `0x${'00'.repeat(32)}` }],
  ['a hash that is none', { separator: '0x01' }],
  [
    'a node whose blocks are two days ahead, so that half an hour would last for two days',
    { ahead: 172_800n },
  ],
])('readPermitTerms is null for %s', async (_, change) => {
  answerAsContracts(token, () => ({ ...sound, ...change }))
  expect(await readPermitTerms(question)).toBeNull()
})
