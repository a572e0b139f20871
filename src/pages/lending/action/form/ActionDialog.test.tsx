import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { sampleAccount, samplePosition, sampleReserve } from '#domain/testing/sampleAccount.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { ActionSlot } from '#pages/lending/action/ActionSlot.tsx'
import { lendingRows } from '#pages/lending/data/lendingRow.ts'
import { connectPerson, emptyBrowserBeforeEach, user } from '#pages/testing/actionFixture.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ActionDialog } from './ActionDialog.tsx'

beforeAll(async () => {
  await connectPerson()
}, 30_000)
emptyBrowserBeforeEach()

const reserve = sampleReserve(6, { symbol: 'TUSD' })
const [row = null] = lendingRows(undefined, [reserve], null)
const account = {
  ...sampleAccount([reserve, samplePosition(reserve)]),
  credit: { score: 600, cycleEndsAt: null, dueLoans: 0, scoreAtCycleEnd: 600 },
}
const silent = new InterfaceError('node', 'unreachable', 'Nobody answers.')
const unlisted = 'This asset is not in the pool. Close this and choose another one.'

async function open(changes: Partial<Parameters<typeof ActionDialog>[0]>) {
  setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo: false })
  const retry = vi.fn()
  renderPart(
    <ActionDialog
      {...{ action: 'deposit', row, account, error: null, retry, onClose: () => undefined, ...changes }}
    />,
  )
  await screen.findByRole('dialog')
  return retry
}

test('an unreadable account shows the failure with Try again', async () => {
  const retry = await open({ account: null, error: silent })
  expect(screen.getByRole('alert').textContent).toContain("Can't reach the node.")
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('an unreadable pool shows the failure with Try again', async () => {
  const [unread = null] = lendingRows(
    [
      {
        assetAddress: reserve.asset,
        pTokenAddress: reserve.pToken,
        symbol: 'TUSD',
        decimals: 6,
        totalSupplied: '1',
        supplyApy: '0',
        borrowApy: '0',
      } as never,
    ],
    undefined,
    null,
  )
  const retry = await open({ row: unread, account: null, error: silent })
  screen.getByText('The pool contract could not be read, so nothing can be sent.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})

test('an asset that no source lists says that it is not in the pool', async () => {
  await open({ row: null })
  screen.getByText(unlisted)
})

test('an asset missing from the account says that it is not in the pool', async () => {
  await open({ account: { ...account, positions: [] } })
  screen.getByText(unlisted)
})

test('without any list of assets the dialog shows the failure, not a missing asset', async () => {
  await open({ row: null, error: silent })
  expect(screen.getByRole('alert').textContent).toContain("Can't reach the node.")
  expect(screen.queryByText(unlisted)).toBeNull()
})

test.each([
  ['deposit', 'Supply APY'],
  ['borrow', 'Borrow APY at Fair'],
] as const)(
  'without a wallet the dialog to %s says the rate and the price, and offers test tokens',
  async (action, label) => {
    await loadTestConfig({ wallet: { demo: true } })
    await open({ action })
    setWalletState({ status: 'disconnected' })
    await screen.findByText(`Connect a wallet to ${action}.`)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([label, '1 TUSD'])
    expect(screen.getAllByRole('definition')[0]?.textContent).toMatch(/%$/)
    screen.getByRole('button', { name: 'Try with free test tokens' })
    screen.getByRole('button', { name: 'Connect' })
  },
)

test('without a wallet the dialog says the amount that the form will begin with', async () => {
  await open({ action: 'borrow', begun: '250.5' })
  setWalletState({ status: 'disconnected' })
  await screen.findByText('Connect a wallet to borrow 250.5 TUSD.')
})

test('without a wallet or a demo wallet the dialog offers to connect only', async () => {
  await loadTestConfig({ wallet: { demo: false } })
  await open({})
  setWalletState({ status: 'disconnected' })
  await screen.findByRole('button', { name: 'Connect' })
  expect(screen.queryByRole('button', { name: /test tokens/ })).toBeNull()
})

test('a connecting wallet shows that the dialog waits for it', async () => {
  await open({})
  setWalletState({ status: 'connecting' })
  await screen.findByText('Waiting for your wallet. If this lasts, open and unlock it.')
})

test('a link to an unlisted asset opens a dialog that says so', async () => {
  setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo: false })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Nobody answers.')
  })
  renderPart(<ActionSlot />, `/?action=repay&asset=${reserve.asset}`)
  await screen.findByRole('dialog', { name: 'Repay' })
  expect(screen.getByRole('alert').textContent).toContain("Can't reach the lending service.")
})

test('a dialog that another page opened leads back to it when it closes, one that was opened by its address does not', async () => {
  setWalletState({ status: 'connected', address: user, chainId: 31_337, wallet: 'Test', isDemo: false })
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Nobody answers.')
  })
  const path = `/?action=repay&asset=${reserve.asset}`
  const { router, unmount } = renderPart(<ActionSlot />, '/?page=other')
  router.history.push(path)
  await screen.findByRole('dialog', { name: 'Repay' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(router.history.location.href).toBe('/?page=other'))
  unmount()
  const { router: second } = renderPart(<ActionSlot />, path)
  await screen.findByRole('dialog', { name: 'Repay' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(second.history.location.href).toBe('/'))
})
