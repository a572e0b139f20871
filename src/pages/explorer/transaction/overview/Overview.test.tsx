import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Overview } from './Overview.tsx'

test('the place of a revert reason is there with the overview, before the reason is read', async () => {
  await serveSources(
    () => ({}),
    () => ({ result: null }),
  )
  const wire = { ...transactions.strict, status: 'error', result: 'Reverted', revert_reason: null }
  const transaction = Object.assign(v.parse(transactionSchema, wire), { wire })
  renderPart(<Overview transaction={transaction} inclusion="proven" />)
  await screen.findByText('From')
  expect(screen.queryByText(/names no reason/)).toBeNull()
  const reason = screen.getByRole('region', { name: 'Revert reason' })
  expect(reason.textContent).toMatch(/Rolled back; the fee was still paid\.$/)
})

test('the input of a creation is called its code, and the contract says whether its source is verified, and opens its code', async () => {
  await serveSources(
    () => ({}),
    () => ({ result: null }),
  )
  const created = { hash: `0x${'ab'.repeat(20)}`, is_contract: true, is_verified: false }
  const wire = { ...transactions.strict, to: null, created_contract: created, raw_input: '0x6001' }
  const transaction = Object.assign(v.parse(transactionSchema, wire), { wire })
  renderPart(<Overview transaction={transaction} inclusion="proven" />)
  await screen.findByText('Creation code')
  expect(screen.queryByText('Input')).toBeNull()
  expect(screen.getByText(/Source not verified/)).toBeTruthy()
  const code = screen.getByRole('link', { name: 'View code' })
  expect(code.getAttribute('href')).toMatch(/^\/address\/0xab\w+\?tab=contract$/i)
})

test('a token transfer that minted says to whom, without the zero address', async () => {
  await serveSources(
    () => ({}),
    () => ({ result: null }),
  )
  const minted = {
    ...{ log_index: 0, type: 'token_minting', token_type: 'ERC-20', total: { value: '5', decimals: '0' } },
    ...{ from: { hash: `0x${'0'.repeat(40)}` }, to: { hash: `0x${'ab'.repeat(20)}` } },
    token: { address_hash: `0x${'2'.repeat(40)}`, symbol: 'SXT', type: 'ERC-20' },
  }
  const wire = { ...transactions.strict, token_transfers: [minted] }
  const transaction = Object.assign(v.parse(transactionSchema, wire), { wire })
  renderPart(<Overview transaction={transaction} inclusion="proven" />)
  await screen.findByText('minted to')
  expect(screen.queryByText('Zero address')).toBeNull()
})

test.each([
  ['on a phone the sender of a transaction is cut in the middle', true],
  ['in a wide window the sender of a transaction is whole', false],
])('%s', async (_, isPhone) => {
  await serveSources(
    () => ({}),
    () => ({ result: null }),
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const transaction = Object.assign(v.parse(transactionSchema, transactions.strict), {
    wire: transactions.strict,
  })
  renderPart(<Overview transaction={transaction} inclusion="proven" />)
  const link = (await screen.findByText('From')).parentElement?.querySelector('[data-address] a')
  expect(link?.querySelector('.midcut') != null).toBe(isPhone)
})
