import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request, sentRecord } from '#domain/testing/sampleRecord.ts'
import type { SentRecord } from '#domain/transactions/record/transactionRecord.ts'
import { setTransactionDependencies } from '#interfaces/transactions/dependencies.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { setWalletState } from '#interfaces/wallet/wallet.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { SendCall } from './SendCall.tsx'

beforeEach(async () => {
  await loadTestConfig()
  localStorage.clear()
  // A network that never answers.
  setTransactionDependencies(() => new Promise(() => undefined))
  for (const { id } of transactionStore.all()) transactionStore.forget(id)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection.')))
  setWalletState({
    status: 'connected',
    address: request.from,
    chainId: 31_337,
    wallet: 'Test',
    isDemo: false,
  })
})

afterEach(() => {
  cleanup()
  setWalletState({ status: 'disconnected' })
})

async function open(data: Hex) {
  const about = { kind: 'call', asset: request.to, symbol: 'mint', decimals: 0 } as const
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <QueryClientProvider client={client}>
          <p>opened</p>
          <SendCall call={{ to: request.to, data }} about={about} title="Call mint" />
        </QueryClientProvider>
      ),
    }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText('opened')
}

const button = () => screen.findByRole('button', { name: 'Call mint' })

const sent = (status: SentRecord['status']) =>
  sentRecord({ kind: 'call', data: '0xabcdef01', amount: '0', symbol: 'mint', decimals: 0, status })

test('a call whose outcome is unknown is repeated only with consent, also after its form was closed', async () => {
  transactionStore.put(sent({ name: 'missing' }))
  await open('0xabcdef01')
  await screen.findByText(/earlier call of mint/)
  expect(await button()).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('checkbox'))
  expect(await button()).toHaveProperty('disabled', false)
})

test('another call asks for no consent', async () => {
  transactionStore.put(sent({ name: 'missing' }))
  await open('0xabcdef02')
  await screen.findByText(/Network fee/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(await button()).toHaveProperty('disabled', false)
})

test('a call that is pending is shown again, and cannot be sent twice', async () => {
  transactionStore.put(sent({ name: 'pending' }))
  await open('0xabcdef01')
  expect(await screen.findByRole('button', { name: 'Waiting for a block' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Call mint' })).toBeNull()
})

test('a call that the demo wallet signs says that the page sends', async () => {
  transactionStore.put({ ...sent({ name: 'pending' }), hash: null, status: { name: 'signing', slow: false } })
  setWalletState({
    status: 'connected',
    address: request.from,
    chainId: 31_337,
    wallet: 'Demo',
    isDemo: true,
  })
  await open('0xabcdef01')
  await screen.findByRole('button', { name: 'Sending…' })
  await screen.findByText('Sending')
})
