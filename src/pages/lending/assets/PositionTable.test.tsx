import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { PositionTable } from './PositionTable.tsx'

// Loads the menu before the first press, because loading is slow on a busy machine.
beforeAll(() => import('#pages/lending/action/PositionMenu.tsx'))
beforeEach(async () => {
  await loadTestConfig({ lendingPool: '0x00000000000000000000000000000000000000AA' })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const asset = (letter: string) => `0x${letter.repeat(40)}` as const

/** TUSD is deposited, WETH owed, WBTC neither. */
function rows() {
  const reserves = [
    sampleReserve(6, { asset: asset('1'), pToken: asset('4'), symbol: 'TUSD' }),
    sampleReserve(18, { asset: asset('2'), pToken: asset('5'), symbol: 'WETH' }),
    sampleReserve(8, { asset: asset('3'), pToken: asset('6'), symbol: 'WBTC' }),
  ] as const
  const [tusd, weth, wbtc] = reserves
  return lendingRows(undefined, reserves, [
    samplePosition(tusd, { scaledSupply: 250_000_000n, scaledDebt: 0n }),
    samplePosition(weth, { scaledSupply: 0n, scaledDebt: 10n ** 18n }),
    samplePosition(wbtc, { scaledSupply: 0n, scaledDebt: 0n }),
  ])
}

test('only assets with a deposit or a debt are listed, each with its main action', async () => {
  renderPart(<PositionTable rows={rows()} isOwn />)
  const table = await screen.findByRole('table', { name: 'Your positions' })
  const lines = within(table).getAllByRole('row').slice(1)
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['TUSD', 'Withdraw'],
    // The head of the page repays it.
    ['WETH'],
  ])
  expect(lines[0]?.textContent).toContain('250')
})

test('a deposit with a debt has both actions, the debt that the head repays only the withdrawal', async () => {
  const [first, ...others] = rows()
  const both = { yourSupply: decimal('250'), yourDebt: decimal('1') }
  const owing = [first, ...others].map((row) => ({ ...row, ...both })) as ReturnType<typeof rows>
  renderPart(<PositionTable rows={owing} isOwn />)
  const links = (await screen.findAllByRole('link', { name: /Withdraw|Repay/ })).map(
    (link) => link.getAttribute('aria-label') ?? link.textContent,
  )
  expect(links).toEqual(['Withdraw TUSD', 'Repay TUSD', 'Withdraw WETH', 'Withdraw WBTC', 'Repay WBTC'])
})

test('the other actions of a position are in its menu', async () => {
  renderPart(<PositionTable rows={rows()} isOwn />)
  const more = await screen.findByRole('button', { name: 'More actions for TUSD' })
  await act(async () => fireEvent.click(more))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Deposit TUSD', 'Borrow TUSD'])
})

test("another person's positions have no action", async () => {
  renderPart(<PositionTable rows={rows()} isOwn={false} />)
  await screen.findByRole('table', { name: 'Positions' })
  expect(screen.queryByRole('link', { name: /Deposit|Withdraw|Borrow|Repay/ })).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a deposit or a debt the table says so', async () => {
  renderPart(<PositionTable rows={rows().slice(2)} isOwn />)
  await screen.findByText('No deposits or loans yet.')
})
