import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokensPanel } from './TokensPanel.tsx'

const [owner, asset, deposit] = ['a', 'b', 'c'].map((digit) => checksummed(`0x${digit.repeat(40)}`))
const pool = {
  ...{ assetAddress: asset, pTokenAddress: deposit, symbol: 'TUSD', decimals: 6 },
  ...{ totalSupplied: '10', supplyApy: '1', borrowApy: '2' },
}
const holding = {
  token: { address: deposit, symbol: 'pTUSD', name: 'Deposited TUSD', decimals: '6', type: 'ERC-20' },
  value: '5000000',
}

/** The tokens of an owner who holds only a deposit token, where the pool is at this address. */
async function show(lendingPool: string | undefined, coinPrice?: string) {
  if (!owner) throw new Error('The address is missing.')
  await loadTestConfig({ lendingPool })
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (String(url).startsWith(testConfig.lendingUrl)) return Response.json([pool])
    if (String(url).endsWith('/stats') && coinPrice) return Response.json({ coin_price: coinPrice })
    if (String(url).startsWith(testConfig.explorerUrl))
      return Response.json({ items: [holding], next_page_params: null })
    if (String(url).startsWith(testConfig.indexerUrl)) return new Response('', { status: 503 })
    return new Promise(() => {})
  })
  const { client } = renderPart(
    <Suspense>
      <TokensPanel address={owner} />
    </Suspense>,
  )
  client.setQueryData(balanceQuery(owner).queryKey, 5n * 10n ** 17n)
  return (state: null) => client.setQueryData(userStateQuery(owner).queryKey, state)
}

test('a deposit token is listed among the tokens where no pool tells the deposits', async () => {
  await show(undefined)
  expect((await screen.findByText('pTUSD')).closest('tr')?.textContent).toContain('5')
  expect(screen.queryByText(/under Lending/)).toBeNull()
})

test('a deposit token is left out where the pool tells the deposits, until it says nothing of them', async () => {
  const answer = await show(testConfig.lendingPool)
  await screen.findByText('Listed elsewhere: 1 deposit token under Lending.')
  expect(screen.queryByText('pTUSD')).toBeNull()
  answer(null)
  await screen.findByText('pTUSD')
})

test('the coin is the first row where it has a price, with that price, and each token has its name', async () => {
  await show(undefined, '3000')
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.any(String),
    expect.stringMatching(/ETH.*\$3,000.*0\.5.*\$1,500/),
    expect.stringMatching(/pTUSD.*Deposited TUSD/),
  ])
})

test('without a price the coin is not among the tokens', async () => {
  await show(undefined)
  await screen.findByText('pTUSD')
  expect(screen.getAllByRole('row')).toHaveLength(2)
})
