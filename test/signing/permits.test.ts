import { Signature } from 'ethers/crypto'
import { Wallet } from 'ethers/wallet'
import { expect, test } from 'vitest'
import { lendingPool, permitType } from './contracts.ts'
import type { Displayed } from './displayed.ts'
import type { WalletRequest } from './requests.ts'
import { SigningCheck } from './signingCheck.ts'
import type { World } from './world.ts'

/* The check records a permit when it is signed. The call that uses it must carry a recorded signature. */

const person = new Wallet(`0x${'42'.repeat(32)}`)
const stranger = new Wallet(`0x${'43'.repeat(32)}`)
const pool = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const dollar = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const world: World = {
  chainId: 31_337,
  pool,
  tokens: [{ address: dollar, symbol: 'TUSD', decimals: 6 }],
  router: pool,
  markets: [],
  now: 1_900_000_000,
}

const domain = { name: 'Test Dollar', version: '1', chainId: 31_337, verifyingContract: dollar }
const fields = permitType.slice(permitType.indexOf('(') + 1, -1).split(',')
const types = {
  Permit: fields.map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  }),
}
const terms = {
  owner: person.address,
  spender: pool,
  value: '12500000',
  nonce: '7',
  deadline: String(world.now + 1_800),
}

function displayed(button: string): Displayed {
  const lines = ['Sign permission for 12.5 TUSD', 'Deposit 12.5 TUSD']
  const figures = {
    Spender: ['Lending pool', pool],
    Amount: ['12.5 TUSD'],
    Token: ['Test Dollar', dollar],
    Valid: ['30 minutes, once, on network 31337'],
  }
  return { button, path: '/lending', account: person.address, lines, figures, fields: [] }
}

function permission(changed: Partial<typeof terms> = {}): WalletRequest {
  const message = { ...terms, ...changed }
  const json = JSON.stringify({ types, primaryType: 'Permit', domain, message })
  return { method: 'eth_signTypedData_v4', params: [person.address, json] }
}

/** The deposit that carries a permit of these terms, signed by this key. */
async function deposit(by = person, changed: Partial<typeof terms> = {}): Promise<WalletRequest> {
  const signed = { ...terms, ...changed }
  const { v, r, s } = Signature.from(await by.signTypedData(domain, types, signed))
  const data = lendingPool.encodeFunctionData('depositWithPermit', [
    ...[dollar, 12_500_000n, signed.deadline, v, r, s],
  ])
  const transaction = { to: pool, data, value: 0n, chainId: 31_337, nonce: 0, gasLimit: 1n, gasPrice: 1n }
  return { method: 'eth_sendRawTransaction', params: [await person.signTransaction(transaction)] }
}

function heard(signed: WalletRequest | null, used: WalletRequest | null): string[] {
  const signingCheck = new SigningCheck()
  signingCheck.see(displayed('Sign permission for 12.5 TUSD'))
  if (signed) signingCheck.hear(signed, person.address)
  if (used) {
    signingCheck.see(displayed('Deposit 12.5 TUSD'))
    signingCheck.hear(used, person.address)
  }
  return signingCheck.differences(world)
}

test('a permit used as displayed is no difference, and neither is an unused one', async () => {
  expect(heard(permission(), await deposit())).toEqual([])
  expect(heard(permission(), null)).toEqual([])
})

test('of two permits with the same deadline the one with the call’s signature is found', async () => {
  const signingCheck = new SigningCheck()
  const larger = displayed('Sign permission for 13 TUSD')
  signingCheck.see({ ...larger, figures: { ...larger.figures, Amount: ['13 TUSD'] } })
  signingCheck.hear(permission({ value: '13000000' }), person.address)
  signingCheck.see(displayed('Sign permission for 12.5 TUSD'))
  signingCheck.hear(permission(), person.address)
  signingCheck.see(displayed('Deposit 12.5 TUSD'))
  signingCheck.hear(await deposit(), person.address)
  expect(signingCheck.differences(world)).toEqual([])
})

test('a permit with other terms is a difference, also without a call', () => {
  expect(heard(permission({ value: '12500001' }), null)).toEqual([expect.stringMatching(/the amount is/)])
})

test('an unrecorded signature in a call is a difference', async () => {
  expect(heard(null, await deposit())).toEqual([expect.stringMatching(/none that the wallet was asked for/)])
  expect(heard(permission(), await deposit(person, { deadline: String(world.now + 900) }))).toEqual([
    expect.stringMatching(/none that the wallet was asked for/),
  ])
})

test.each([
  ['somebody else', stranger, {}],
  ['other terms', person, { value: '12500001' }],
] as const)('a signature in a call of %s is a difference', async (_, by, changed) => {
  expect(heard(permission(), await deposit(by, changed))).toEqual([
    expect.stringMatching(/the signer of the permit/),
  ])
})
