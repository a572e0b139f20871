import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { request } from '#domain/testing/sampleRecord.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { answerCurve, fakeContracts, fakeCurve, otherToken } from '#interfaces/testing/fakeCurve.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Balances } from './Balances.tsx'

async function show(changes: object) {
  await loadTestConfig({ curve: fakeContracts, ...changes })
  vi.stubGlobal('fetch', async (url: string, init?: { body: string }) =>
    String(url).startsWith(testConfig.explorerUrl)
      ? Response.json({ coin_price: '2000' })
      : answerCurve(init?.body ?? '', fakeCurve(otherToken), otherToken),
  )
  renderPart(<Balances owner={request.from} />)
}

test('the wallet shows the coin, every stablecoin that it holds and their worth, and opens the faucet of a test network', async () => {
  await show({ wallet: { demo: true } })
  await screen.findByText('HUSD')
  await screen.findByText('RUSD')
  const figures = () => screen.getByRole('region', { name: 'Balances' }).querySelector('dl')?.textContent
  await vi.waitFor(() => expect(figures()).toMatch(/HUSD1,000RUSD50In the wallet ≈\$1,050/))
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
      ? Response.json({ coin_price: '2000' })
      : answerCalls(String(init?.body), ({ method }) =>
          method === 'eth_getBalance'
            ? { result: '0xde0b6b3a7640000' }
            : { error: { code: -32_000, message: 'busy' } },
        ),
  )
  renderPart(<Balances owner={request.from} />)
  await vi.waitFor(() =>
    expect(screen.getByRole('region', { name: 'Balances' }).textContent).toBe('ETH1In the wallet ≈–Unknown'),
  )
})
