import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ether, sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import type { ActionContext } from '#pages/lending/action/sign/actionPlan.ts'
import { contextOf } from '#pages/testing/actionFixture.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CollateralButton } from './CollateralButton.tsx'

/** A loan of TUSD of a person whose wallet has these base units of TUSD and of TETH. */
function loan(dollars: bigint, ethers: bigint, ltvBps = 7_000n): ActionContext {
  const one = sampleReserve(6, { symbol: 'TUSD' })
  const two = sampleReserve(18, { symbol: 'TETH', asset: ether, ltvBps })
  const account = sampleAccount(
    [one, samplePosition(one, { wallet: dollars })],
    [two, samplePosition(two, { wallet: ethers })],
  )
  const context = contextOf('borrow', {})
  const { part } = context
  return { ...context, part: { ...part, account } as ActionContext['part'] }
}

test.each([
  ['its own asset, where the wallet has only dust of another', loan(10n ** 10n, 10n ** 12n), 'TUSD'],
  ['another asset that opens more credit', loan(10n ** 6n, 10n ** 19n), 'TETH'],
  ['another asset, where the wallet is empty', loan(0n, 0n), 'TETH'],
  ['its own asset, where no other is collateral', loan(0n, 1n, 0n), 'TUSD'],
])('the button of a loan without collateral opens the deposit of %s', async (_, context, symbol) => {
  const { router } = renderPart(
    <CollateralButton context={context} />,
    `/?action=borrow&asset=${context.asset}&amount=5`,
  )
  fireEvent.click(await screen.findByRole('button', { name: `Deposit ${symbol}, then borrow` }))
  const asset = symbol === 'TETH' ? ether : context.asset
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ action: 'deposit', asset }))
  expect(router.history.canGoBack()).toBe(false)
})
