// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstHash, request } from '#domain/testing/sampleRecord.ts'
import { fakeChain } from '#interfaces/testing/transactions/fakeChain.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { SendCall } from './SendCall.tsx'

beforeEach(async () => {
  await loadTestConfig()
  localStorage.clear()
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection.')))
  setWalletState({
    status: 'connected',
    address: request.from,
    chainId: 31_337,
    wallet: 'Test',
    isDemo: false,
  })
  const chain = fakeChain({
    send: async () => ({ hash: firstHash }),
    receipt: async () => null,
    transaction: async () => null,
  })
  setTransactionDependencies(async () => chain.dependencies)
})

afterEach(() => {
  cleanup()
  setWalletState({ status: 'disconnected' })
  vi.unstubAllGlobals()
})

async function open(data: Hex) {
  const about = { kind: 'call', asset: request.to, symbol: 'mint', decimals: 0 } as const
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <SendCall call={{ to: request.to, data }} about={about} title="Call mint" />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(/Network fee/)
}

const button = () => screen.findByRole('button', { name: 'Call mint' })

test('a call whose outcome is unknown is repeated only with consent, also after its form was closed', async () => {
  await open('0xabcdef01')
  fireEvent.click(await button())
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  cleanup()
  act(() => void transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'missing' }))
  await open('0xabcdef01')
  await screen.findByText(/earlier call of mint/)
  expect(await button()).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(await button()).toHaveProperty('disabled', false)
})

test('another call asks for no consent', async () => {
  await open('0xabcdef01')
  fireEvent.click(await button())
  await vi.waitFor(() => expect(transactionStore.all()[0]?.status.name).toBe('pending'))
  cleanup()
  act(() => void transactionStore.apply(String(transactionStore.all()[0]?.id), { type: 'missing' }))
  await open('0xabcdef02')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await button()).toHaveProperty('disabled', false)
})
