import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { SummaryLine } from './SummaryLine.tsx'

const sender = { hash: `0x${'5'.repeat(40)}` }
const pool = { hash: `0x${'6'.repeat(40)}` }
const dollar = {
  address_hash: `0x${'1'.repeat(40)}`,
  symbol: 'TUSD',
  exchange_rate: '1',
  decimals: '6',
  type: 'ERC-20',
}
const token = { address_hash: `0x${'2'.repeat(40)}`, symbol: 'SXT', decimals: '18', type: 'ERC-20' }

const coins = { token: dollar, total: { value: '25000000', decimals: '6' } }
const tokens = { token, total: { value: `8${'0'.repeat(23)}`, decimals: '18' } }

test.each([
  [
    'bought',
    [
      { ...coins, from: sender, to: pool },
      { ...tokens, from: pool, to: sender },
    ],
  ],
  [
    'sold',
    [
      { ...tokens, from: sender, to: pool },
      { ...coins, from: pool, to: sender },
    ],
  ],
])('the sentence about a swap says what one of the tokens %s is worth in the coin', async (_, moves) => {
  await loadTestConfig()
  const rows = moves.map((move, log_index) => ({
    ...move,
    log_index,
    type: 'token_transfer',
    token_type: 'ERC-20',
  }))
  const wire = { ...transactions.strict, from: sender, value: '0', token_transfers: rows }
  const swap = { ...wire, method: 'swap', token_transfers_overflow: false }
  renderPart(<SummaryLine transaction={v.parse(transactionSchema, swap)} status="success" />)
  const sentence = await screen.findByText(/^Swapped/)
  await waitFor(() => expect(sentence.textContent).toMatch(/1\s*SXT = 0\.00003125\s*TUSD$/))
})

const router = `0x${'7'.repeat(40)}`
const curve = { kind: 'hlpmm-v2', router, quoter: `0x${'8'.repeat(40)}`, registry: `0x${'9'.repeat(40)}` }
const word = (value: bigint | string) =>
  (typeof value === 'string' ? value.slice(2) : value.toString(16)).padStart(64, '0')
const buy = [20_000_000n, 10n ** 40n, dollar.address_hash, token.address_hash, 0n, 0n].map(word).join('')

test.each([
  ['reverted', /^Tried to buy ≥ \S+\s*SXT\s*for\s*20 TUSD$/],
  ['pending', /^Waiting to buy ≥ \S+\s*SXT\s*for\s*20 TUSD$/],
] as const)(
  'a swap of the network’s router that is %s is said in the words of the lists',
  async (status, words) => {
    await serveSources(
      ({ pathname }) => (pathname.endsWith(dollar.address_hash) ? dollar : token),
      () => ({ result: null }),
      { curve },
    )
    const call = { to: { hash: router, is_contract: true }, raw_input: `0x3d9d5cd9${buy}`, value: '0' }
    const wire = { ...transactions.strict, ...call, method: 'swapExactStableForTokens', token_transfers: [] }
    renderPart(<SummaryLine transaction={v.parse(transactionSchema, wire)} status={status} />)
    await waitFor(() => expect(document.querySelector('p')?.textContent?.trim()).toMatch(words))
  },
)

test('a reverted sale of what no source knows as a token names its address', async () => {
  await serveSources(
    () => new Response('', { status: 404 }),
    () => ({ result: null }),
    { curve },
  )
  const sell = [10n ** 18n, 0n, token.address_hash, token.address_hash, 1n].map(word).join('')
  const call = { to: { hash: router, is_contract: true }, raw_input: `0x97f74a56${sell}`, value: '0' }
  const wire = { ...transactions.strict, ...call, method: 'swapExactTokensForStable', token_transfers: [] }
  renderPart(<SummaryLine transaction={v.parse(transactionSchema, wire)} status="reverted" />)
  await waitFor(() => expect(document.querySelector('p')?.textContent).toMatch(/^Tried to sell 0x2222…2222$/))
})

test.each([
  ['of its block', {}, /^Created the market\s+Sextant \(SXT\)\s*Open market$/],
  ['of another block not', { createdAtBlock: 1 }, /^Called createMarket on/],
  ['of another token not', { tokenAddress: pool }, /^Called createMarket on/],
])('a call that created a token names the market %s', async (_, differs, words) => {
  const market = wireMarket(1, {
    ...{ symbol: 'SXT', name: 'Sextant', createdAtBlock: transactions.strict.block_number },
    ...{ tokenAddress: token.address_hash, ...differs },
  })
  const record = vi.fn(() => ({ data: { market } }))
  await serveSources(record, () => ({ result: null }))
  const minted = {
    ...tokens,
    from: sender,
    to: pool,
    log_index: 0,
    type: 'token_minting',
    token_type: 'ERC-20',
  }
  const nft = { ...minted, total: { token_id: '1' }, to: sender, log_index: 1, token_type: 'ERC-721' }
  const call = { method: 'createMarket', value: '0', raw_input: '0xb13834ea', to: { hash: router } }
  const types = ['contract_call', 'token_creation']
  const wire = { ...transactions.strict, ...call, transaction_types: types, token_transfers: [minted, nft] }
  renderPart(<SummaryLine transaction={v.parse(transactionSchema, wire)} status="success" />)
  await waitFor(() => expect(record).toHaveBeenCalled())
  await waitFor(() => expect(document.querySelector('p')?.textContent?.trim()).toMatch(words))
})

test.each([
  ['a token', token, /^Created the token\s+Sextant \(SXT\)\s*Open token$/],
  ['no token', null, /^Created the contract Sextant/],
  ['a token reported as a scam', { ...token, reputation: 'scam' }, /^Created the contract Sextant/],
])('the sentence of a created contract that is %s says what was made', async (_, record, words) => {
  const read = vi.fn(() => (record ? { name: 'Sextant', ...record } : new Response('', { status: 404 })))
  await serveSources(read, () => ({ result: null }))
  const created = { hash: token.address_hash, name: 'Sextant', is_contract: true }
  const wire = { ...transactions.strict, to: null, created_contract: created, token_transfers: [] }
  renderPart(<SummaryLine transaction={v.parse(transactionSchema, wire)} status="success" />)
  await waitFor(() => expect(read).toHaveBeenCalled())
  await waitFor(() => expect(document.querySelector('p')?.textContent?.trim()).toMatch(words))
})
