import { Signature } from 'ethers/crypto'
import { Wallet } from 'ethers/wallet'
import { expect, test } from 'vitest'
import type { WalletRequest } from './asked.ts'
import { lendingPool } from './contracts.ts'
import type { Shown } from './shown.ts'
import { Witness } from './witness.ts'
import type { World } from './world.ts'

/* A wallet in the page signs without being asked by a request: only its signature is seen, in the call that uses it. */

const person = new Wallet(`0x${'42'.repeat(32)}`)
const pool = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const dollar = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const world: World = {
  chainId: 31_337,
  pool,
  tokens: [{ address: dollar, symbol: 'TUSD', decimals: 6, name: 'Test Dollar' }],
  markets: [],
  now: 1_900_000_000,
}

const terms = {
  owner: person.address,
  spender: pool,
  value: 12_500_000n,
  nonce: 7n,
  deadline: BigInt(world.now + 1_800),
}
const fields = ['address owner', 'address spender', 'uint256 value', 'uint256 nonce', 'uint256 deadline']
const types = {
  Permit: fields.map((field) => ({ type: field.split(' ')[0] ?? '', name: field.split(' ')[1] ?? '' })),
}

type Change = Partial<typeof terms> & { chainId?: number; by?: Wallet }

/** The deposit that carries a permit of these terms. */
async function deposit({ chainId = 31_337, by = person, ...change }: Change = {}): Promise<WalletRequest> {
  const signed = { ...terms, ...change }
  const domain = { name: 'Test Dollar', version: '1', chainId, verifyingContract: dollar }
  const { v, r, s } = Signature.from(await by.signTypedData(domain, types, signed))
  const data = lendingPool.encodeFunctionData('depositWithPermit', [
    ...[dollar, 12_500_000n, signed.deadline, v, r, s],
  ])
  const transaction = { to: pool, data, value: 0n, chainId: 31_337, nonce: 0, gasLimit: 1n, gasPrice: 1n }
  return { method: 'eth_sendRawTransaction', params: [await person.signTransaction(transaction)] }
}

function shown(button: string): Shown {
  const lines = ['Sign permission for 12.5 TUSD', 'Deposit 12.5 TUSD']
  const figures = {
    Spender: ['Lending pool', pool],
    Amount: ['12.5 TUSD'],
    Token: ['Test Dollar', dollar],
    Valid: ['30 minutes, once, on network 31337'],
  }
  return { button, path: '/lending', account: person.address, lines, figures, fields: [] }
}

const permission = shown('Sign permission for 12.5 TUSD')

function heard(words: readonly Shown[], request: WalletRequest): string[] {
  const witness = new Witness()
  for (const each of words) witness.see(each)
  witness.see(shown('Deposit 12.5 TUSD'))
  witness.hear(request, person.address)
  return witness.differences(world)
}

test('a permission that is used as its words said is no difference', async () => {
  expect(heard([permission], await deposit())).toEqual([])
})

test('of several permissions one is enough: the others were not used', async () => {
  const larger: Shown = {
    ...permission,
    button: 'Sign permission for 13 TUSD',
    figures: { ...permission.figures, Amount: ['13 TUSD'] },
  }
  expect(heard([larger, permission], await deposit())).toEqual([])
})

test.each<[string, Change]>([
  ['a larger amount', { value: 12_500_001n }],
  ['everything', { value: 2n ** 256n - 1n }],
  ['another spender', { spender: other }],
  ['a longer time', { deadline: BigInt(world.now + 90_000) }],
  ['another network', { chainId: 1 }],
  ['another owner', { owner: other }],
  ['the key of somebody else', { by: new Wallet(`0x${'43'.repeat(32)}`) }],
])('a permission for %s is a difference', async (_, change) => {
  expect(heard([permission], await deposit(change))).toEqual([
    expect.stringMatching(/No permit that any words named/),
  ])
})

test('a permission that no button asked for is a difference', async () => {
  expect(heard([], await deposit())).toEqual([expect.stringMatching(/No permit that any words named/)])
})
