import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { Pool } from '#interfaces/lending/pool.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LendingTable } from './LendingTable.tsx'

const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const pToken = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const address = '0xBcd4042DE499D14e55001CcbB24a551F3b954096'
const pool: Pool = {
  assetAddress: asset,
  pTokenAddress: pToken,
  symbol: 'WBTC',
  decimals: 8,
  totalSupplied: decimal('12'),
  supplyApy: decimal('0.03'),
  borrowApy: decimal('0.05'),
}

/** The selector of `balanceOf(address)`. */
const balanceOf = '0x70a08231'
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

beforeEach(async () => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000AA' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

async function headers() {
  await screen.findByRole('table')
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
}

test('an asset that nobody borrows says why a deposit earns nothing', async () => {
  vi.stubGlobal('fetch', async () => new Promise(() => {}))
  const reserve = { ...sampleReserve(6), totalBorrowed: 0n }
  renderPart(<LendingTable rows={lendingRows(undefined, [reserve], null)} person={null} />)
  await screen.findByText('no borrowers')
})

test('a wallet that connects again has its column before its address is known', async () => {
  vi.stubGlobal('fetch', async () => new Promise(() => {}))
  const rows = lendingRows(undefined, [sampleReserve(6)], null)
  renderPart(<LendingTable rows={rows} person={{ address: null, isOwn: true }} />)
  expect(await headers()).toContain('Wallet')
})

test('a pool with only the four specified functions shows token balances, and no column without a source', async () => {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ params: [call] }) => {
      const { to, data } = call as { to: string; data: string }
      const isPToken = to.toLowerCase() === pToken.toLowerCase()
      return { result: word(!data.startsWith(balanceOf) ? 8n : isPToken ? 250_000_000n : 75_000_000n) }
    }),
  )
  renderPart(<LendingTable rows={lendingRows([pool], null, null)} person={{ address, isOwn: true }} />)
  expect(await headers()).toEqual(
    expect.not.arrayContaining(['Total borrowed', 'Utilisation', 'Deposited', 'Debt']),
  )
  const row = screen.getByRole('link', { name: 'WBTC' }).closest('tr') as HTMLElement
  await vi.waitFor(() =>
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['0.75 WBTC', '2.5 WBTC', '3.00%', '5.00%'])),
  )
  expect(within(row).queryByText('Unknown')).toBeNull()
})

test('an amount in the wallet shows its value in dollars', async () => {
  const reserve = sampleReserve(8, { asset, pToken, symbol: 'WBTC', price: 90_000n * 10n ** 18n })
  const position = samplePosition(reserve, { wallet: 50_000_000n })
  const rows = lendingRows(undefined, [reserve], [position])
  renderPart(<LendingTable rows={rows} person={{ address, isOwn: false }} />)
  await headers()
  const texts = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(texts).toEqual(expect.arrayContaining(['WWBTC$90,000.00', '0.5 WBTC$45,000.00']))
})

test("another person's table shows the wallet and no action", async () => {
  const reserve = sampleReserve(6, { asset, pToken, symbol: 'TUSD' })
  const position = samplePosition(reserve, { scaledSupply: 50_000_000n, scaledDebt: 1_000_000n })
  const rows = lendingRows(undefined, [reserve], [position])
  renderPart(<LendingTable rows={rows} person={{ address, isOwn: false }} />)
  expect(await headers()).toEqual(expect.arrayContaining(['Wallet']))
  expect(screen.queryByRole('link', { name: /Deposit|Withdraw|Borrow|Repay/ })).toBeNull()
})

test('an asset whose symbol imitates a known one is named above the table', async () => {
  const imitation = { ...pool, symbol: 'W\u0412TC' }
  renderPart(<LendingTable rows={lendingRows([imitation], null, null)} person={null} />)
  const note = await screen.findByRole('note')
  expect(note.textContent).toContain('looks like WBTC and is written with other letters.')
})

test('an asset shows how much a loan of the tier may take of a deposit, and where liquidation begins', async () => {
  const shares = { ltvBps: 7_500n, liquidationThresholdBps: 8_000n }
  const reserve = sampleReserve(6, { asset, pToken, symbol: 'TUSD', ...shares })
  renderPart(<LendingTable rows={lendingRows(undefined, [reserve], null)} person={null} />)
  expect(await headers()).toContain('Max LTV')
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain('60.0%liq. 80.0%')
  expect(screen.getByText('liq. 80.0%').title).toMatch(/^Liquidation: /)
  expect(screen.getByTitle(/^The mark, at [\d.]+%, is where the rate turns steep\.$/)).toBeDefined()
})

test('an asset that is not lent and counts as collateral says so', async () => {
  const reserve = sampleReserve(6, { asset, pToken, borrowable: false })
  renderPart(
    <LendingTable rows={lendingRows(undefined, [reserve], null)} person={{ address, isOwn: true }} />,
  )
  await screen.findByText('Collateral only')
})
