import { verifyTypedData } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { checksummed } from '#lib/wire/shapes.ts'
import { type Permit, permitMessage, readSignature } from './permit.ts'

const account = privateKeyToAccount(`0x${'07'.repeat(32)}`)
const permit: Permit = {
  token: checksummed(`0x${'1a'.repeat(20)}`),
  name: 'Wrapped Ether',
  version: '1',
  chainId: 31_337,
  owner: checksummed(account.address),
  spender: checksummed(`0x${'2b'.repeat(20)}`),
  value: 40_000_000_000_000_000_000n,
  nonce: 3n,
  deadline: 1_800_001_800n,
}

test('permitMessage follows EIP-712: an independent library signs and verifies it', async () => {
  const message = permitMessage(permit) as never
  const signature = await account.signTypedData(message)
  const { EIP712Domain: _, ...types } = permitMessage(permit).types
  const { domain } = permitMessage(permit)
  const { token: __, name: ___, version: ____, chainId: _____, ...values } = permit
  expect(
    await verifyTypedData({
      address: account.address,
      signature,
      types,
      domain,
      primaryType: 'Permit',
      message: values,
    }),
  ).toBe(true)
})

test('readSignature splits a signature, also when `v` counts from 0', () => {
  const bytes = (last: string) => `0x${'11'.repeat(32)}${'22'.repeat(32)}${last}` as const
  const [r, s] = [BigInt(`0x${'11'.repeat(32)}`), BigInt(`0x${'22'.repeat(32)}`)]
  expect(readSignature(bytes('1c'))).toEqual({ r, s, v: 28n })
  expect(readSignature(bytes('01'))).toEqual({ r, s, v: 28n })
})

test.each(['0x', '0x1234', `0x${'11'.repeat(64)}`, `0x${'11'.repeat(66)}`] as const)(
  '%s is none',
  (bytes) => {
    expect(readSignature(bytes)).toBeNull()
  },
)
