import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { addressSchema } from '#interfaces/explorer/address/address.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenWorth } from './TokenWorth.tsx'

const token = (digits: string, exchange_rate: string | null) => ({
  token: {
    address_hash: `0x${digits.repeat(20)}`,
    symbol: digits,
    decimals: '1',
    type: 'ERC-20',
    exchange_rate,
  },
  value: '125',
})

test.each([
  ['all with a price', [token('33', '2'), token('44', '2')], null, 'Tokens$50.002 tokens'],
  ['some with a price', [token('33', '2'), token('44', null)], null, 'Tokens$25.001 of 2 without a price'],
  ['more than the first page', [token('33', '2')], { id: 1 }, 'Tokens$25.00at least, of 1 token'],
  ['none with a price', [token('44', null)], null, 'Tokens–None of its tokens has a price'],
  ['none', [], null, 'TokensNone'],
])(
  'the worth of the tokens of an address, %s, is told as far as it is proven',
  async (_, items, next, said) => {
    await loadTestConfig()
    vi.stubGlobal('fetch', async () => Response.json({ items, next_page_params: next }))
    renderPart(<TokenWorth address={`0x${'11'.repeat(20)}`} record={undefined} />)
    const figure = (await screen.findByText('Tokens')).parentElement
    await vi.waitFor(() => expect(figure?.textContent).toBe(said))
  },
)

test('the worth of tokens that are being read is a bar', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  renderPart(<TokenWorth address={`0x${'11'.repeat(20)}`} record={undefined} />)
  const figure = (await screen.findByText('Tokens')).parentElement
  expect(figure?.querySelector('.animate-pulse')).toBeTruthy()
})

test.each([
  [
    'all tokens with a price',
    [token('33', '2'), token('44', '2')],
    null,
    'Holdings with ETH$56.00$50.00 in 2 tokens',
  ],
  [
    'some with a price',
    [token('33', '2'), token('44', null)],
    null,
    'Holdings with ETH$31.00$25.00 in 1 of 2 tokens',
  ],
  ['more tokens than a page', [token('33', '2')], { id: 1 }, 'Holdings with ETH≥ $31.00$25.00 in 1 token'],
  ['no tokens', [], null, 'Holdings with ETH$6.00no tokens'],
  ['tokens without a price', [token('44', null)], null, 'Tokens–None of its tokens has a price'],
])('the total worth of an address with %s is that of its coins and tokens', async (_, items, next, said) => {
  await loadTestConfig()
  vi.stubGlobal('fetch', async () => Response.json({ items, next_page_params: next }))
  const address = checksummed(`0x${'11'.repeat(20)}`)
  const wire = { hash: address, coin_balance: '2000000000000000000', exchange_rate: '3' }
  renderPart(<TokenWorth address={address} record={v.parse(addressSchema, wire)} />)
  const label = said.startsWith('Holdings') ? 'Holdings with ETH' : 'Tokens'
  const figure = () => screen.queryByText(label)?.parentElement?.textContent
  await vi.waitFor(() => expect(figure()).toBe(said))
})
