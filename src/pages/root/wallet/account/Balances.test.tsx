import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleReserve } from '#domain/testing/sampleAccount.ts'
import { request } from '#domain/testing/sampleRecord.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import {
  answerCurve,
  fakeContracts,
  fakeCurve,
  otherToken,
  stablecoin,
} from '#interfaces/testing/fakeCurve.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Balances } from './Balances.tsx'

const bought = (symbol: string, units: string, price: string | null, digit: string) => ({
  token: { address: `0x${digit.repeat(40)}`, symbol, decimals: '18', type: 'ERC-20', exchange_rate: price },
  value: units,
})

/** The explorer's price of the coin and its list of tokens. */
const explorer = (items: object[]) => (url: string) =>
  Response.json(/tokens/.test(url) ? { items, next_page_params: null } : { coin_price: '2000' })

async function show(changes: object, items: object[] = []) {
  await loadTestConfig({ curve: fakeContracts, ...changes })
  vi.stubGlobal('fetch', async (url: string, init?: { body: string }) =>
    String(url).startsWith(testConfig.explorerUrl)
      ? explorer(items)(String(url))
      : answerCurve(init?.body ?? '', fakeCurve(otherToken), otherToken),
  )
  return renderPart(<Balances owner={request.from} />)
}

test('the wallet shows the coin, every stablecoin that it holds and their worth, and opens the faucet of a test network', async () => {
  await show({ wallet: { demo: true } })
  await screen.findByText('HUSD')
  await screen.findByText('RUSD')
  const figures = () => screen.getByRole('region', { name: 'Balances' }).querySelector('dl')?.textContent
  await vi.waitFor(() =>
    expect(figures()).toMatch(/HUSD1,000\$1,000\.00RUSD50\$50\.00.*In the wallet\$1,050/),
  )
  await screen.findByRole('button', { name: 'Get test tokens' })
})

test('without free tokens the wallet offers none', async () => {
  await show({})
  await screen.findByText('HUSD')
  expect(screen.queryByRole('button', { name: 'Get test tokens' })).toBeNull()
})

test('a wallet whose tokens could not be listed has no total', async () => {
  await loadTestConfig({ curve: fakeContracts })
  vi.stubGlobal('fetch', async (url: string, init?: { body: string }) =>
    String(url).startsWith(testConfig.explorerUrl)
      ? explorer([])(String(url))
      : answerCalls(String(init?.body), ({ method }) =>
          method === 'eth_getBalance'
            ? { result: '0xde0b6b3a7640000' }
            : { error: { code: -32_000, message: 'busy' } },
        ),
  )
  renderPart(<Balances owner={request.from} />)
  await vi.waitFor(() =>
    expect(screen.getByRole('region', { name: 'Balances' }).textContent).toBe(
      'ETH1$2,000.00In the wallet–Unknown',
    ),
  )
})

test('a bought token is listed by its worth and counts in the sum, one without a price is named beside it', async () => {
  const whole = `5${'0'.repeat(18)}`
  await show({}, [bought('PETREL', whole, '100', 'a'), bought('GULL', whole, null, 'b')])
  const text = () => screen.getByRole('region', { name: 'Balances' }).textContent
  await vi.waitFor(() =>
    expect(text()).toMatch(
      /HUSD1,000\$1,000\.00PETREL5\$500\.00RUSD50\$50\.00.*GULL5–UnknownIn the wallet, without 1 unpriced\$1,550/,
    ),
  )
})

test('the sum of a wallet with a deposit says that deposits and debts are not in it', async () => {
  const { client } = await show({}, [bought('pHUSD', '5', null, 'a')])
  await screen.findByText('HUSD')
  const reserve = sampleReserve(18, { asset: stablecoin, pToken: checksummed(`0x${'a'.repeat(40)}`) })
  act(() => client.setQueryData(['lending', 'walletAssets'], [reserve]))
  await screen.findByText('In the wallet, without deposits and debts')
  expect(screen.queryByText('pHUSD')).toBeNull()
})

test('a long list is folded behind a link to the portfolio, and its sum is of all', async () => {
  const tokens = Array.from({ length: 9 }, (_, index) =>
    bought(`T${index}`, `1${'0'.repeat(18)}`, '1', String(index + 1)),
  )
  await show({}, tokens)
  const link = await screen.findByRole('link', { name: '4 more tokens in your portfolio' })
  expect(link.getAttribute('href')).toBe(`/portfolio/${request.from}`)
  await vi.waitFor(() =>
    expect(screen.getByRole('region', { name: 'Balances' }).textContent).toContain('In the wallet$1,059'),
  )
})

test('what stands beside the faucet is there before any interface has answered, and stays when they have', async () => {
  await loadTestConfig({ curve: fakeContracts })
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.stubGlobal('fetch', async (url: string, init?: { body: string }) => {
    await asked
    return String(url).startsWith(testConfig.explorerUrl)
      ? explorer([])(String(url))
      : answerCurve(init?.body ?? '', fakeCurve(otherToken), otherToken)
  })
  renderPart(
    <Balances owner={request.from}>
      <button type="button">Back up the key</button>
    </Balances>,
  )
  const button = await screen.findByRole('button', { name: 'Back up the key' })
  expect(screen.queryByRole('region', { name: 'Balances' })).toBeNull()
  answer()
  await screen.findByText('HUSD')
  expect(screen.getByRole('button', { name: 'Back up the key' })).toBe(button)
})
